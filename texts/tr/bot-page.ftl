### The page of the house bots. The traits are the strengths and weaknesses of each bot.

botPage-lead = Acemiden dünya sınıfına, her zaman burada olan altı rakip.
botPage-good = İyi olduğu
botPage-weak = Zayıf olduğu
botPage-measured = Güç
botPage-measuredNote = Güç, bütün botlar arasındaki 5 sayılık maçlardan çıkan bir reytingdir; reytingi 300 fazla olan bot 100 maçın 68’ini kazanır. Altındaki iki reyting buradaki maçlardan gelir.
botPage-traits-Pip-good = Açık pul kırmak
botPage-traits-Pip-weak = Yarışlar, küp, plan isteyen her şey
botPage-traits-Wilma-good = Güvenli oyun ve basit yarışlar
botPage-traits-Wilma-weak = Blitz oyunları ve zamanında katlamak
botPage-traits-Jago-good = Hücum ve blitz oyunları
botPage-traits-Jago-weak = Güvenli oyun; pas geçilmesi gereken katlamaları kabul eder
botPage-traits-Marlow-good = Açılışlar ve yarışlar
botPage-traits-Marlow-weak = Geri oyun gibi uzun temaslı oyunlar
botPage-traits-Sable-good = Her tür pozisyon, bir bakışta
botPage-traits-Sable-weak = Birkaç el ileriyi görmeyi isteyen ender pozisyonlar
botPage-traits-Octavia-good = Her şey: hamlede ve küpte iki ply ileriye bakar
botPage-traits-Octavia-weak = Bir maçta ortaya çıkan zayıflığı yok
