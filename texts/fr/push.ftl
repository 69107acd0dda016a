### Notifications of the browser while no page of the site is open.

push-title = Notifications sur cet appareil
push-text = Les notifications arrivent même quand Fullprime est fermé, mais pas pendant qu’il est ouvert chez vous.
push-kinds = De quoi vous avertir
push-kind-your_turn = Mon tour dans les matchs par correspondance
push-kind-challenge = Les défis
push-kind-match_found = Le début de mes matchs
push-kind-round = Les tables prêtes pour moi dans les événements
push-kind-calls = Les appels pour moi comme directeur
push-kind-messages = Les messages privés
push-none = Ce navigateur ne peut pas montrer de notifications quand Fullprime est fermé. Sur un iPhone, ajoutez d’abord Fullprime à l’écran d’accueil.
push-failed = Votre navigateur n’a pas pu s’abonner. Vérifiez ses réglages, puis réessayez.
push-others = Autres appareils
push-forget = Désactiver
