### Matches as files.

downloads-title = Descargar este match
downloads-formats-mat = Para otros programas (.mat)
downloads-formats-xg = Para eXtreme Gammon (.xg)
downloads-formats-sgf = Con el análisis (.sgf)
downloads-formats-ogxm = Para HedgeHog y OpenGammon (.ogxm)
downloads-formats-html = Página comentada
downloads-formats-txt = Texto comentado
downloads-formats-json = Todos los datos (JSON)
downloads-event = Todos los matches en un zip
downloads-all = Descargar todos tus matches
downloads-allText = Un zip con todos los matches que has terminado aquí y todos los de tu biblioteca, en el formato que elijas, con los archivos que subiste.
