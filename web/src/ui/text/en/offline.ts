/** The page without a connection. */
export const offline = {
  title: "You are offline",
  lead: "This page opens as soon as there is a connection. Until then you can read the rules and replay matches.",
  matches: "Matches on this device",
  none: "Matches that you open after they have ended are kept here for later.",
  notKept: "You are offline, and this match is not on this device. It opens as soon as there is a connection.",
};
