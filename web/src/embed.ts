/** The entry of the board that other sites show in a frame: no sign-in, and only a link to this site. */

import { mount } from "svelte";
import { parseEmbed } from "./model/app/embed";
import { writingOf } from "./model/app/settings";
import Embed from "./ui/embed/Embed.svelte";
import { speak } from "./ui/text/index.svelte";
import "./ui/theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("embed.html has no element #app");
const wanted = parseEmbed(location.pathname, location.search, navigator.languages);
document.documentElement.lang = wanted.locale;
document.documentElement.dir = writingOf(wanted.locale);
if (wanted.theme !== "system") document.documentElement.dataset["theme"] = wanted.theme;
await speak(wanted.locale);
mount(Embed, { target, props: { subject: wanted.subject, colour: wanted.colour } });
