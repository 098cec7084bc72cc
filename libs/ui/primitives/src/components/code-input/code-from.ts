/**
 * Finds a code in what was typed, pasted or filled in from a message. A number of exactly that many digits is
 * taken before anything else, so that a whole message may be pasted; otherwise its first digits.
 */
export function codeFrom(text: string, length: number): string {
  const numbers = text.match(/\d+/gu) ?? [];
  return numbers.find((number) => number.length === length) ?? numbers.join('').slice(0, length);
}

/**
 * Finds a code of letters and digits, in capitals, in what was typed or pasted; spaces and dashes are no part of it. Of a
 * longer text it takes the word of exactly that many characters, a dash within it or not, otherwise its first characters.
 */
export function charactersFrom(text: string, length: number): string {
  const capitals = text.toUpperCase();
  const code = capitals.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (code.length <= length) return code;
  const words = capitals.split(/[^\p{L}\p{N}-]+/u).map((word) => word.replaceAll('-', ''));
  return words.findLast((word) => word.length === length) ?? code.slice(0, length);
}
