/** The filter of the open tables. */

import type { TableSettings, TimeControl } from "../../wire/messages";
import type { FormatKind } from "./table-form";

export const FORMATS = ["all", "points", "three_games", "single", "normal"] as const satisfies readonly (
  "all" | FormatKind
)[];
export const STAKES = ["all", "free", "staked"] as const;
export const CLOCKS = ["all", "live", "correspondence", "none"] as const satisfies readonly (
  "all" | TimeControl["kind"]
)[];

export interface TableFilter {
  readonly format: (typeof FORMATS)[number];
  readonly stake: (typeof STAKES)[number];
  readonly clock: (typeof CLOCKS)[number];
}

export const ALL_TABLES: TableFilter = { format: "all", stake: "all", clock: "all" };

export function passes({ format, stake, time }: TableSettings, filter: TableFilter): boolean {
  return (
    (filter.format === "all" || filter.format === format.kind) &&
    (filter.stake === "all" || (filter.stake === "staked") === (stake !== null)) &&
    (filter.clock === "all" || filter.clock === time.kind)
  );
}
