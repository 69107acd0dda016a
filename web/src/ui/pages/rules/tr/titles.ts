/** The Turkish titles of the sections of the rules. */
import type { SectionId } from "../sections";

export const TITLES: Record<SectionId, string> = {
  board: "Tahta",
  start: "Kim başlar",
  moving: "Pulları oynatmak",
  bar: "Kırmak ve girmek",
  "both-numbers": "Olabiliyorsa iki sayı da",
  "bearing-off": "Toplama",
  winning: "Tek oyun, mars, katmerli mars",
  cube: "Katlama küpü",
  crawford: "Maçlar ve Crawford kuralı",
  options: "Tek başına oynanan oyunların seçenekleri",
  resigning: "Pes etmek",
  leaving: "Ayrılmak ve kopan bağlantılar",
  clocks: "Süreler",
  modes: "Oyun biçimleri",
  credits: "Krediler ve bahisler",
  ratings: "Reytingler",
  dice: "Dürüst zarlar",
  notation: "Hamleler nasıl yazılır",
};
