/** Why something did not work: the sentence of a code, and the rule behind it. */
import { knows, loadArea, say } from "./words.svelte.ts";
import { quietly } from "../net/fault.ts";

/**
 * The sentence of a refusal's code, with the rule behind it. Rules come later than other words: where the sentence
 * stands in a component, it is completed as soon as they are there; until then the rule's number stands for it.
 */
export function why(code: string, number: string | null = null): string {
  const reason = sentence(code);
  if (number === null) return reason;
  const text = rule(number);
  return text
    ? say("web-error-because", { reason, rule: number, sentence: text })
    : say("web-error-rule", { reason, rule: number });
}

/** What a rule says, by its number ("B-T2"); nothing until the rules are there, which this asks for. */
export function rule(number: string): string {
  if (knows(`rule-${number}`)) return say(`rule-${number}`);
  void quietly(loadArea("rules")); // the number will do
  return "";
}

function sentence(code: string): string {
  const name = code.replaceAll("_", "-");
  if (name === "undo-nothing") return say("web-undo-nothing");
  if (name === "undo-reveal") return say("web-undo-reveal");
  return knows(`web-error-${name}`) ? say(`web-error-${name}`) : say("web-error-unknown", { code });
}
