import { spoken } from "../../../model/app/own-error";
import type { Texts } from "../index.svelte";

export const common: Texts["common"] = {
  product: "Fullprime",
  cancel: "Скасувати",
  close: "Закрити",
  confirm: "Підтвердити",
  save: "Зберегти",
  retry: "Спробувати знову",
  loading: "Завантаження…",
  choose: "Оберіть…",
  showAll: (count) => `Показати всі ${String(count)}`,
  error: (error) => `Сервер відповів: ${spoken(error)}.`,
  unreachable: "Сервер недоступний. Спробуйте за мить.",
};
