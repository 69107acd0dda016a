/** Notices in a browser while no page of the site is open. */
export const push = {
  title: "Notifications on this device",
  text: "Also while Fullprime is closed. Nothing is sent while you are here.",
  kinds: "Tell me about",
  kind: {
    your_turn: "My turn in correspondence matches",
    challenge: "Challenges",
    match_found: "A match of mine has started",
    round: "My table in an event is ready",
    calls: "Players call me as director",
    messages: "Private messages",
  },
  none: "This browser cannot show notifications while Fullprime is closed. On an iPhone, add Fullprime to the home screen first.",
  failed: "Your browser could not subscribe. Check its settings, then try again.",
  others: "Other devices",
  forget: "Switch off",
};
