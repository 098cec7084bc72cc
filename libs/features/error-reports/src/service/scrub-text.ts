const mask = '***';

/** Values of a query and everything behind `#`: `?access=…&auth_phone=…` is all a sign-in needs. */
const addressTraces: readonly [RegExp, string][] = [
  [/([?&][\w.[\]-]+=)[^&\s"'#\\<>]*/g, `$1${mask}`],
  [/(https?:\/\/[^\s"'#\\<>]*)#[^\s"'\\<>]*/g, '$1'],
];

/** What may tell who met an error, or open something: addresses, long numbers, tokens, named secrets. */
const personalTraces: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, mask],
  [/\+?\d(?:[\s()-]*\d){9,}/g, mask],
  [/\b[\w-]{32,}\b/g, mask],
  [
    /\b(pin(?:_code)?|password|code|cvc|cvv|token|access|auth_phone|msisdn|session_id)(["']?\s*[=:]\s*["']?)[^\s"',&]+/gi,
    `$1$2${mask}`,
  ],
];

const without = (text: string, traces: readonly [RegExp, string][]): string =>
  traces.reduce((rest, [trace, to]) => rest.replaceAll(trace, to), text);

/** A text without the values of queries in it; safe for JSON, identifiers and addresses. */
export const scrubAddresses = (text: string): string => without(text, addressTraces);

/** Longest text that anybody reads, in characters. */
const textLength = 1000;

/** A sentence of an error, cut to 1000 characters, without what could be a secret or tell who met it. */
export const scrubText = (text: string): string =>
  // Cut first: what is longer would only cost time.
  without(scrubAddresses(text.slice(0, textLength)), personalTraces);
