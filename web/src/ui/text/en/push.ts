/** Notifications of the browser while no page of the site is open. */
export const push = {
  title: "Notifications on this device",
  text: "Notifications arrive even while Fullprime is closed, but not while you have it open.",
  kinds: "What to notify you about",
  kind: {
    your_turn: "My turn in correspondence matches",
    challenge: "Challenges",
    match_found: "The start of my matches",
    round: "Tables ready for me in events",
    calls: "Calls for me as director",
    messages: "Private messages",
  },
  none: "This browser cannot show notifications while Fullprime is closed. On an iPhone, add Fullprime to the home screen first.",
  failed: "Your browser could not subscribe. Check its settings, then try again.",
  others: "Other devices",
  forget: "Switch off",
};
