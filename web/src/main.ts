/** The browser's entry: styles, the router, who is signed in, and the page. */

import { mount } from "svelte";
import App from "./ui/App.svelte";
import { startRouter } from "./ui/router.svelte";
import { startSession } from "./ui/session.svelte";
import "./ui/theme.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no element #app");
startRouter();
void startSession();
mount(App, { target });
