/** The browser's entry: styles, the router, the session, and the page. */

import { mount } from "svelte";
import { registerWorker } from "./io/worker";
import { nextTask } from "./ui/after-paint";
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
startSession();
// The texts are loaded first, so that the page does not flash in another language.
await speak(settings().locale);
await nextTask();
mount(App, { target });
registerWorker();
