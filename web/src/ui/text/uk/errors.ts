import type { Texts } from "../index.svelte";
import { counted } from "./plural";

export const errors: Texts["errors"] = {
  code: {
    sign_in_required: "Ваш сеанс закінчився. Увійдіть знову.",
    wrong_credentials: "Ім’я та пароль не підходять одне до одного.",
    bad_token: "Цей ключ більше не чинний.",
    scope_missing: "Ключ цього не дозволяє.",
    wrong_csrf_token: "Ця сторінка застаріла. Завантажте її знову.",
    wrong_origin: "Цій сторінці так не можна. Завантажте її знову.",
    name_taken: "Це ім’я вже зайнято.",
    seat_taken: "Хтось був швидший: місце зайнято.",
    credits_short: "Кредитів не вистачає на цю ставку: ваших або того, хто відкрив стіл.",
    not_found: "Цього вже немає.",
    too_large: "Це завелике.",
    internal: "На сервері сталася помилка. Її записано.",
    unavailable: "Сервер недоступний. Спробуйте за мить.",
    unsupported_protocol: "Ця сторінка застаріла. Завантажте її знову.",
  },
  tooMany: (seconds) => `Забагато спроб. Спробуйте через ${counted(seconds, "секунду", "секунди", "секунд")}.`,
  tooManyForNow: "Забагато спроб. Спробуйте згодом.",
  unknown: "На цій сторінці сталася помилка.",
};
