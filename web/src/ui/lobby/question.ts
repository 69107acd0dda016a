/** The dialog that is open over the lobby. */
import type { TableView } from "../../wire/messages";

export type Question =
  { ask: "bot"; preset: string | null } | { ask: "table"; invite: string | null } | { ask: "join"; table: TableView };
