/** Those of XML, which WebVTT has as well, and WebVTT's marks of direction. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
};

function character(code: string): string | undefined {
  if (!code.startsWith('#')) return named[code];
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : undefined;
}

/**
 * A text with its character references, `&amp;` or `&#39;`, as the characters.
 *
 * @param other - What any other reference stands for. @default it stays as it stands
 */
export function decodeEntities(
  text: string,
  other: (reference: string) => string = (reference) => reference,
): string {
  return text.replace(
    /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi,
    (whole, code: string) => character(code) ?? other(whole),
  );
}
