### Notifications of the browser while no page of the site is open.

push-title = Notifications on this device
push-text = Notifications arrive even while Fullprime is closed, but not while you have it open.
push-kinds = What to notify you about
push-kind-your_turn = My turn in correspondence matches
push-kind-challenge = Challenges
push-kind-match_found = The start of my matches
push-kind-round = Tables ready for me in events
push-kind-calls = Calls for me as director
push-kind-messages = Private messages
push-none = This browser cannot show notifications while Fullprime is closed. On an iPhone, add Fullprime to the home screen first.
push-failed = Your browser could not subscribe. Check its settings, then try again.
push-others = Other devices
push-forget = Switch off
