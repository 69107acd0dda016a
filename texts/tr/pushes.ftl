### Notices that the server sends to a browser whose page is closed: a title, and one sentence.

pushes-your_turn-title = Sıra sizde
pushes-your_turn-text = Maçınızda sıra sizde. Rakip: { $opponent }.
pushes-challenge-title = Meydan okuma
pushes-challenge-text = { $opponent } sizinle oynamak istiyor.
pushes-rematch-title = Rövanş?
pushes-rematch-text = { $opponent } size rövanş teklif ediyor.
pushes-match_found-title = Maçınız başladı
pushes-match_found-text = { $opponent } masada.
pushes-round-title = Masanız hazır
pushes-round-text = Rakibiniz: { $opponent }.
pushes-calls-title = Sizi çağırıyorlar
pushes-calls-text = Etkinliğinizin bir masasında bir oyuncu direktörü çağırıyor.
pushes-message-title = Yeni mesaj
pushes-message-text = { $by } size yazdı.
