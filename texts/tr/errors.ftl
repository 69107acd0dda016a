errors-unreachable = Sunucuya ulaşılamıyor. Birazdan yeniden deneyin.
errors-noAnswer = Sunucu yanıt vermiyor. Girdikleriniz kaybolmadı. Yeniden deneyin: işlem yalnızca bir kez yapılır.
errors-outdated = Bu sayfa güncel değil. Yeniden yükleyin.
errors-toTeamMatch = Takım maçına git
errors-unknown = Bu sayfada bir şeyler ters gitti. Yeniden yükleyin.
