/** Parts of the page that could not be fetched, and whose absence nobody has dealt with: the words of a screen, for example. */
import { notFetched } from "../net/fault.ts";

class Parts {
  /** Why one is missing; null where none is. */
  error = $state.raw<unknown>(null);

  watch(): void {
    addEventListener("unhandledrejection", (event) => {
      if (!notFetched(event.reason)) return;
      event.preventDefault(); // whoever shows it writes it down
      this.error = event.reason;
    });
  }
}

export const parts = new Parts();
