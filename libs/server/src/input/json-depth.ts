const QUOTE = 34;
const BACKSLASH = 92;
// With this bit square brackets have the codes of curly ones.
const CURLY = 32;
const OPEN = 123;
const CLOSE = 125;

/**
 * Whether lists and objects of a JSON text stand in each other deeper than `most`. Parsing thousands of them takes
 * milliseconds, and what then goes through them runs out of stack; looking for brackets does neither. Stops where it is
 * too deep.
 */
export function isDeeperThan(text: string, most: number): boolean {
  // Most texts have fewer brackets than may stand in each other, which is seen much faster.
  if (text.split(/[[{]/u, most + 2).length <= most + 1) return false;
  let depth = 0;
  let isText = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (isText && code === BACKSLASH) index += 1;
    else if (code === QUOTE) isText = !isText;
    else if (!isText && (code | CURLY) === OPEN) depth += 1;
    else if (!isText && (code | CURLY) === CLOSE) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
