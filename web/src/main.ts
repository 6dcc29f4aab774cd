import { mount } from "svelte";
import common from "virtual:art/common";
import App from "./App.svelte";
import { app } from "./app/app.svelte.ts";
import { follow } from "./app/shared.ts";
import { addSprite } from "./pieces/sprite.ts";
import { settings } from "./state/settings.svelte.ts";
import "./styles/index.css";

/** After an upgrade an open page may ask for a file that is gone: the page is loaded again, once in a while at most. */
addEventListener("vite:preloadError", () => {
  if (!navigator.onLine) return; // nothing is gone: it cannot be asked for
  const last = Number(sessionStorage.getItem("voliera.reloaded") ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem("voliera.reloaded", String(Date.now()));
  location.reload();
});

follow();
app.start();
addSprite("common", common);
settings.apply();
mount(App, { target: document.getElementById("app")! });
