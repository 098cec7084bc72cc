/**
 * Finds a code in what was typed, pasted or filled in from a message. A number of exactly that many digits is
 * taken before anything else, so that a whole message may be pasted; otherwise its first digits.
 */
export function codeFrom(text: string, length: number): string {
  const numbers = text.match(/\d+/gu) ?? [];
  return numbers.find((number) => number.length === length) ?? numbers.join('').slice(0, length);
}
