### Matches as files.

downloads-title = Download this match
downloads-formats-mat = For other programs (.mat)
downloads-formats-xg = For eXtreme Gammon (.xg)
downloads-formats-sgf = With the analysis (.sgf)
downloads-formats-ogxm = For HedgeHog and OpenGammon (.ogxm)
downloads-formats-html = Annotated page
downloads-formats-txt = Annotated text
downloads-formats-json = All data (JSON)
downloads-event = All matches as a zip
downloads-all = Download all your matches
downloads-allText = A zip with every match you finished here and every match in your library, in the format you choose, with the files you uploaded.
