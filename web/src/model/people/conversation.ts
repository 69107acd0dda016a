/** The part of a conversation that is loaded. */

import type { ConversationView, DirectMessage } from "../../wire/messages";

/** Adds the messages of a page to the known ones, each once and in order. */
export function joined(known: readonly DirectMessage[], page: readonly DirectMessage[]): DirectMessage[] {
  const all = new Map([...known, ...page].map((message) => [message.number, message]));
  return [...all.values()].sort((a, b) => a.number - b.number);
}

/** The number up to which the visitor has seen the other player's messages; null: none. */
export function lastOfOther(messages: readonly DirectMessage[]): number | null {
  return messages.findLast((message) => !message.own)?.number ?? null;
}

/** Joins the newest page of a conversation to the known messages. `more` is kept from the earliest known page. */
export function refreshed(known: ConversationView | null, fresh: ConversationView): ConversationView {
  if (known === null || known.name !== fresh.name) return fresh;
  const [first] = fresh.messages;
  const last = known.messages.at(-1);
  // More messages have come than a page holds. The known ones are dropped, because the gap would not be visible.
  if (first !== undefined && last !== undefined && first.number > last.number + 1) return fresh;
  const isLonger = (known.messages[0]?.number ?? 0) <= (first?.number ?? 0) && known.messages.length > 0;
  return { ...fresh, messages: joined(known.messages, fresh.messages), more: isLonger ? known.more : fresh.more };
}
