### The page without a connection.

offline-title = Çevrimdışısınız
offline-lead = Bu sayfa bağlantı gelir gelmez açılır. O zamana kadar kuralları okuyabilir, maçları yeniden izleyebilirsiniz.
offline-matches = Bu cihazdaki maçlar
offline-none = Bittikten sonra açtığınız maçlar, sonrası için burada saklanır.
offline-notKept = Çevrimdışısınız ve bu maç bu cihazda yok. Bağlantı gelir gelmez açılır.
