### The page about the state of the site.

status-title = Estado del sitio
status-lead = Cada noche, el sitio comprueba todo lo que guarda y restaura su última copia de seguridad para asegurarse de que funciona.
status-none = Aún no se ha hecho ninguna comprobación. Se hacen por la noche.
status-passed = Se han superado todas las comprobaciones.
status-failed = Algo va mal. Los detalles están en el registro del operador.
status-checkedAt = Última comprobación: { $when }.
status-diskLow = El disco del sitio está casi lleno. Los matches en juego continúan; todo lo demás que guarda algo está desactivado hasta que haya espacio.
status-steps-pages = La base de datos se puede leer entera
status-steps-logs = Al repetirlo, cada match da su resultado
status-steps-ratings = Cada rating sale de sus matches
status-steps-books = Cada crédito tiene su origen
status-steps-backup = Se ha hecho una copia de seguridad nueva
status-steps-restore = La copia se ha restaurado y supera las mismas comprobaciones
status-results-passed = Correcto
status-results-failed = Falla
status-results-skipped = No se comprueba aquí
