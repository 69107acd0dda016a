/** The browser's entry: styles, the router, who is signed in, and the page. */

import { mount } from "svelte";
import { registerWorker } from "./io/worker";
import App from "./ui/App.svelte";
import { startRouter } from "./ui/router.svelte";
import { startSession } from "./ui/session.svelte";
import { settings } from "./ui/settings.svelte";
import { speak } from "./ui/text/index.svelte";
import "./ui/theme.css";
import "./ui/components/cards-table.css";
import "./ui/print/print.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");
startRouter();
void startSession();
// The page must not flash in one language before it changes to another.
await speak(settings().locale);
mount(App, { target });
registerWorker();
