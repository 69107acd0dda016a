/** A page for development: the match page in fixed views. `?view=bearing&theme=dark&board=slate&direction=left`. */

import { mount } from "svelte";
import { readSettings } from "../src/model/settings";
import { change } from "../src/ui/settings.svelte";
import "../src/ui/theme.css";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
change(readSettings({ ...Object.fromEntries(query), boardColour: query.get("board") ?? undefined, sound: false, playForced: false, rollAlone: false }));
const target = document.getElementById("app");
if (target !== null) mount(Gallery, { target, props: { name: query.get("view") ?? "middle", tab: query.get("tab") } });
