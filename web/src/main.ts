import { mount } from "svelte";
import "./look/look.css";
import "./look/scale.css";
import App from "./App.svelte";
import { app } from "./frame/app/app.svelte";
import { myself } from "./frame/myself.svelte";
import { router } from "./frame/router.svelte";
import { settings } from "./frame/settings.svelte";
import { room } from "./look/room.svelte";

settings.begin();
room.begin();
myself.begin();
router.begin();
app.begin();

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");

export default mount(App, { target });
