import { SECRET_MASK } from '@foyer/contract';

/** What may tell who met an error, or open something: addresses, long numbers, tokens, queries. */
const traces: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, SECRET_MASK],
  [/(https?:\/\/[^\s?#"')]+)[?#][^\s"')]*/g, '$1'],
  [/\+?\d(?:[\s()-]*\d){9,}/g, SECRET_MASK],
  [/\b[\w-]{32,}\b/g, SECRET_MASK],
  [/\b(pin|password|code|cvc|token|cookie)(\s*[=:]\s*)\S+/gi, `$1$2${SECRET_MASK}`],
];

/** A text of an error report, cut to a length, without what could be a secret or a name. */
export function scrub(text: string, length = 500): string {
  // Cut first: what is longer than anybody reads would only cost time.
  const cut = text.slice(0, length);
  return traces.reduce((rest, [trace, mask]) => rest.replaceAll(trace, mask), cut);
}
