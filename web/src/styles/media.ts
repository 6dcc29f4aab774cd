/**
 * Kinds of screens between a phone held upright and a desktop (from 1180 px). Styles write `@media (--landscape)`, which
 * `plugins/media.ts` replaces; scripts pass the condition to `MediaQuery`.
 */
export const MEDIA = {
  /** A phone on its side, a low window, 200 % zoom, a tablet on its side: two columns. */
  landscape: "((600px <= width < 1180px) and ((height < 620px) or (min-aspect-ratio: 13/10)))",
  /** A tablet held upright: one column as wide as the screen. */
  tablet: "((700px <= width < 1180px) and (height >= 620px) and (not (min-aspect-ratio: 13/10)))",
} as const;
