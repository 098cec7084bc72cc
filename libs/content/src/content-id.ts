/** A short number of a text that tells it from others, by FNV-1a. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/**
 * An id of this format from any id of a supplier's: the same text always gives the same id. What holds other signs than
 * letters, digits, `_` and `-` gets a number at its end, so that different texts stay different.
 */
export function contentId(text: string): string {
  if (/^[A-Za-z0-9][\w-]{0,99}$/.test(text)) return text;
  const readable = text
    .normalize('NFKD')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
    .slice(0, 60);
  return `${readable || 'x'}-${hashOf(text)}`;
}
