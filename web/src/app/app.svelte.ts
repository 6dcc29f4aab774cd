/**
 * The page as an app: it stays on the device, it can be installed, and a newer one waits until it is welcome.
 *
 * Nothing of this is needed to play: where the browser has no service worker (or the address is not a safe one, as in a
 * home network), the page is just a page.
 */
import { router, type Route } from "../state/router.svelte.ts";
import { quietly } from "../net/fault.ts";

/** Where nothing is interrupted by loading the page again. */
const QUIET = new Set<Route["name"]>(["home", "new", "tables", "rules", "sheets", "puzzles", "nowhere"]);
const LOOK_MS = 60 * 60 * 1000;

type InstallPrompt = Event & { prompt(): Promise<unknown> };

class App {
  /** A newer build is here, and waits. */
  #waiting = $state.raw<ServiceWorker | null>(null);
  #later = $state(false);
  /** The browser would install the app if somebody asked for it. */
  #installer = $state.raw<InstallPrompt | null>(null);

  /** Whether to ask now: never in the midst of a game, a lesson, a puzzle or a sheet. */
  get asks(): boolean {
    return this.#waiting !== null && !this.#later && QUIET.has(router.route.name);
  }

  get installable(): boolean {
    return this.#installer !== null;
  }

  /** Load the newer build. Other open pages go on with the files they have. */
  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("update");
  }

  later(): void {
    this.#later = true;
  }

  async install(): Promise<void> {
    const installer = this.#installer;
    this.#installer = null;
    await installer?.prompt();
  }

  /** Keep the page on the device, once nothing else is being loaded. */
  start(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#installer = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.#installer = null));
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    const soon = () => setTimeout(() => void this.#register().catch(console.error), 2_000);
    if (document.readyState === "complete") soon();
    else addEventListener("load", soon, { once: true });
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(
      `${import.meta.env.BASE_URL}sw.js`,
      {
        updateViaCache: "none",
      },
    );
    if (!registration) return; // somebody blocks workers
    // The first one of all replaces nothing; one that was taken over, here or in another tab, waits no more.
    const look = () => (this.#waiting = serviceWorker.controller ? registration.waiting : null);
    look();
    serviceWorker.addEventListener("controllerchange", look);
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", look),
    );
    setInterval(() => void quietly(registration.update()), LOOK_MS);
  }
}

export const app = new App();
