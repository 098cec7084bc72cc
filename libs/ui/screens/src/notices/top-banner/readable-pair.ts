import { contrast, parseHex } from '@foyer/ui/theme/contrast';

const hex = /^#[0-9a-f]{6}$/iu;

/** The least contrast of text that is read. */
const leastContrast = 4.5;

/** Whether text of one colour can be read on another; both `#rrggbb`, anything else is none. */
export function isReadable(text: string, background: string): boolean {
  if (!hex.test(text) || !hex.test(background)) return false;
  return contrast(parseHex(text), parseHex(background)) >= leastContrast;
}
