### Words of every page.

common-product = Fullprime
common-cancel = Cancelar
common-close = Cerrar
common-confirm = Confirmar
common-save = Guardar
common-retry = Intentarlo otra vez
common-loading = Cargando…
common-choose = Elegir…
common-showAll = Ver todo ({ $count })
