import { mount } from "svelte";
import common from "virtual:art/common";
import App from "./App.svelte";
import { app } from "./app/app.svelte.ts";
import { noteVisit } from "./app/asking.ts";
import { follow, keptPlace } from "./app/shared.ts";
import { parts } from "./app/parts.svelte.ts";
import { reloadWhenReplaced } from "./app/upgrade.ts";
import { addSprite } from "./pieces/sprite.ts";
import { router } from "./state/router.svelte.ts";
import { settings } from "./state/settings.svelte.ts";
import "./styles/index.css";

reloadWhenReplaced();
parts.watch();
const kept = keptPlace(location.pathname, parent !== window);
if (kept === null) {
  follow();
  noteVisit(Date.now());
  app.start();
} else {
  router.lock(kept); // it keeps its address, and nothing on the device
}
addSprite("common", common);
settings.apply();
mount(App, { target: document.getElementById("app")! });
