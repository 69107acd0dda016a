### Words of every page.

common-product = Fullprime
common-cancel = Скасувати
common-close = Закрити
common-confirm = Підтвердити
common-save = Зберегти
common-retry = Спробувати знову
common-loading = Завантаження…
common-choose = Оберіть…
common-showAll = Показати всі { $count }
