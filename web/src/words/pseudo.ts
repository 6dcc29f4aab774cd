/** A language that nobody speaks: English with accents, and 40 % longer. What is not in it was never put into words. */
const PLAIN = "ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz";
const ACCENTED = "ÀßÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽàƀçðéĝĥîĵķļñöŕšţûŵýž";
const VOWEL = /[aeiou]/;
const MORE = 0.4;

/** One or two letters stay so, as on cards; what is longer grows by its vowels, spread over the words. */
export function longer(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  let owed = 0;
  return Array.from(text, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    if (letters < 3 || !/\p{L}/u.test(letter)) return accented;
    owed += MORE;
    const more = VOWEL.test(letter) ? Math.round(owed) : 0;
    owed -= more;
    return accented.repeat(1 + more);
  }).join("");
}
