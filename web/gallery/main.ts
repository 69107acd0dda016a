/**
 * A page for development: the match page in fixed views, for example `?view=bearing&theme=dark&board=slate&direction=left`.
 * `?bracket=10` draws a knock-out of 2^10 players and shows the drawing time in the page's title.
 */

import { mount } from "svelte";
import { readSettings } from "../src/model/app/settings";
import { change } from "../src/ui/settings.svelte";
import "../src/ui/theme.css";
import { showBracket } from "./bracket";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
change(
  readSettings({
    ...Object.fromEntries(query),
    boardColour: query.get("board") ?? undefined,
    sound: false,
    playForced: false,
    rollAlone: false,
  }),
);
const target = document.getElementById("app");
const rounds = Number(query.get("bracket"));
if (target !== null && rounds > 0) showBracket(target, rounds);
else if (target !== null) mount(Gallery, { target, props: { name: query.get("view") ?? "middle" } });
