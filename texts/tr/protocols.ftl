### Protocols of team matches and crosstables of team events, as pages, as documents to print and as tables for programs.

protocols-teams = A takımı: { $a }, B takımı: { $b }. Her bord iki odada da aynı zarlarla oynanır.
protocols-room =
    { $room ->
        [open] açık
       *[closed] kapalı
    }
protocols-place =
    { $room ->
        [open] { $board }. bord, açık oda
       *[closed] { $board }. bord, kapalı oda
    }
protocols-game = Oyun
protocols-imp_for = { $team } için IMP
protocols-cube-passed_by = { $team }: { $cube } önerdi, pas
protocols-cube-passed = { $cube } önerildi, pas
protocols-cube-turned_by = { $cube } ({ $team })
protocols-imp = IMP: { $a } { $imp_a }, { $b } { $imp_b }, fark { $difference }.
protocols-won = { $winner } maçı { $most }-{ $least } zafer puanıyla kazandı.
protocols-drawn = Maç berabere bitti; iki takım da { $points } zafer puanı aldı.
protocols-explained = Her oyunun galibi, yayımlanmış tabloya göre SMP alır; tablo, kaybedenin kalan pullarını ve küpü hesaba katar. Bir ölçek SMP’yi IMP’ye çevirir. Bütün oyunlardaki IMP farkı 30 zafer puanını takımlar arasında paylaştırır.
protocols-unfinished = Bu oyun bitirilmedi.
protocols-no_result = Henüz sonuç yok.
protocols-opening = Açılışta beyaz { $white }, siyah { $black } attı.
protocols-played-pass = { $winner } küpü { $cube } yaptı, { $loser } pas geçti.
protocols-played-gammon =
    { $cube ->
        [1] { $winner } mars yaptı; küp çevrilmedi.
       *[other] { $winner } mars yaptı; küp { $cube } üzerindeydi.
    }
protocols-played-backgammon =
    { $cube ->
        [1] { $winner } katmerli mars yaptı; küp çevrilmedi.
       *[other] { $winner } katmerli mars yaptı; küp { $cube } üzerindeydi.
    }
protocols-played-single =
    { $cube ->
        [1] { $winner } kazandı; küp çevrilmedi.
       *[other] { $winner } kazandı; küp { $cube } üzerindeydi.
    }
protocols-played-single_left =
    { $winner } kazandı, { $loser } tarafında { $left } pul kaldı; { $cube ->
        [1] küp çevrilmedi
       *[other] küp { $cube } üzerindeydi
    }.
protocols-played-unknown = Kazanan: { $winner }.
protocols-given = Direktör bu oyunu şu takıma verdi: { $winner }.
protocols-given_instead = Direktör, oynanan sonuç yerine bu oyunu şu takıma verdi: { $winner }.
protocols-act = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $deed }.
protocols-reason = Gerekçe: { $reason }
protocols-log-step = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $step }. adım: { $what } ({ $by }).
protocols-log-automatic = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }: { $step }. adım: { $what } (otomatik).
protocols-log-of = { $kind }: { $step }. adım
protocols-against = Zafer puanı, rakip: { $team }
protocols-imp_difference = IMP farkı
protocols-cells = Her hücrede, soldaki takımın üstte sırası yazılı takıma karşı aldığı zafer puanı yazar.
protocols-final_match = Final
protocols-player = { $name } ({ $team }): { $games } oyunda { $difference } IMP
