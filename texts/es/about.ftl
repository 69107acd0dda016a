### The page about the product.

about-title = Acerca de Fullprime
about-lead = Un full prime es una barrera de seis puntos seguidos: ninguna ficha puede pasarla.
about-what-1 = Fullprime es un sitio para jugar al backgammon con rating, contra personas y contra bots que aprendieron jugando contra sí mismos.
about-what-2 = Es un solo programa. Un club puede usar su propia copia con un único archivo; un sitio grande puede repartirlo entre muchas máquinas.
about-promises = Con qué puedes contar
about-promiseList-1 = Los dados quedan sellados antes de que te sientes, y después puedes comprobar cada tirada.
about-promiseList-2 = El rating sigue una fórmula publicada, y toda su historia se puede volver a calcular.
about-promiseList-3 = Cada acción se guarda antes de confirmarse. Si un servidor se detiene en mitad de tu match, el match sigue donde estaba.
about-promiseList-4 = Sin anuncios, sin rastreadores, sin nada cargado de otros sitios, y sin pedirte el correo.
about-licenceTitle = Licencia
about-licence = El programa es software libre, bajo la licencia MIT o la licencia Apache 2.0, a tu elección. La tipografía es Inter, bajo la SIL Open Font License 1.1.
