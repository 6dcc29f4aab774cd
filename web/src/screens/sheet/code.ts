/** Codes of shared sheets, as people read them aloud and type them. */
const LETTERS = /[^2-9A-HJ-KM-NP-TV-Z]/g;

/** What was typed, as the server knows it: spaces and dashes do not count, nor does the size of letters. */
export const cleanCode = (typed: string): string => typed.toUpperCase().replace(LETTERS, "").slice(0, 8);

/** In two halves, so that it is read without a slip. */
export const spaced = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
