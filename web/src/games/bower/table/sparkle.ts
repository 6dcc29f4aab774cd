/** Sparks around a third gem. They fly over the page and are gone at once. */
import { lively, pace } from "../../../state/settings.svelte.ts";

const SPARKS = 10;
const SPARK_MS = 720;

export function sparkle(box: DOMRect): Animation[] {
  if (!lively() || !box.width) return [];
  const holder = document.createElement("span");
  holder.className = "sparkle";
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, {
    left: `${box.left + box.width / 2}px`,
    top: `${box.top + box.height / 2}px`,
  });
  document.body.append(holder);
  const far = Math.max(box.width, box.height) * 0.75;
  const flights = Array.from({ length: SPARKS }, (_, i) => {
    const spark = document.createElement("i");
    holder.append(spark);
    const angle = (2 * Math.PI * i) / SPARKS;
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    return spark.animate(
      [
        { transform: "scale(0.2) rotate(0deg)", opacity: 0 },
        {
          transform: `translate(${x * 0.6}px, ${y * 0.6}px) scale(1.2) rotate(60deg)`,
          opacity: 1,
          offset: 0.4,
        },
        { transform: `translate(${x}px, ${y}px) scale(0.2) rotate(140deg)`, opacity: 0 },
      ],
      { duration: pace(SPARK_MS), delay: pace((i % 3) * 60), easing: "ease-out", fill: "both" },
    );
  });
  void Promise.allSettled(flights.map((one) => one.finished)).then(() => holder.remove());
  return flights;
}
