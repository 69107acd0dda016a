/** The user's contacts: friends, blocked players and private notes. Only the user sees them. */
import type { Contact, SetContact } from "../wire/messages";
import { api, user } from "./session.svelte";

let present: ReadonlyMap<string, Contact> = $state.raw(new Map());
let of: string | null = null;

/** Returns all contacts, by name. Reactive; fetched on first use. */
export function contacts(): ReadonlyMap<string, Contact> {
  const name = user()?.guest === false ? (user()?.name ?? null) : null;
  if (name !== of) {
    of = name;
    queueMicrotask(() => void refresh(name));
  }
  return present;
}

async function refresh(name: string | null): Promise<void> {
  if (name === null) {
    present = new Map();
    return;
  }
  try {
    const list = await api.contacts();
    if (name === of) present = new Map(list.map((contact) => [contact.name, contact]));
  } catch {
    // The lobby works without the contacts; the next use loads them.
    of = null;
  }
}

/** Stores the user's data about a player. */
export async function remember(name: string, bot: boolean, wanted: SetContact): Promise<void> {
  await api.setContact(name, wanted);
  const next = new Map(present);
  if (wanted.friend || wanted.blocked || wanted.note.trim() !== "") {
    next.set(name, { name, bot, ...wanted, activity: present.get(name)?.activity ?? null });
  } else {
    next.delete(name);
  }
  present = next;
}
