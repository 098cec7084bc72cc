import type { Place } from './place.ts';
import { styleOf } from './style.ts';
import { differenceOf, type Change } from './text-edit.ts';

/** A text as a browser's text area shows it: lines end with LF there, whatever they end with in the text. */
export const typedText = (text: string): string => text.replaceAll(/\r\n|\r/g, '\n');

/** Offset in the text of an offset in {@link typedText}. */
function offsetIn(text: string, typedOffset: number): number {
  let offset = 0;
  for (let typed = 0; typed < typedOffset; typed += 1) {
    offset += text.startsWith('\r\n', offset) ? 2 : 1;
  }
  return offset;
}

/** The change that was typed in a text area; line breaks beside it keep their bytes, added ones are as in the text. */
export function changeOfTyped(text: string, typed: string): Change {
  const { eol } = styleOf(text);
  return differenceOf(typedText(text), typed).map(({ offset, length, text: added }) => {
    const start = offsetIn(text, offset);
    const end = offsetIn(text, offset + length);
    return { offset: start, length: end - start, text: added.replaceAll('\n', eol) };
  });
}

/** Offset in {@link typedText} of a place. */
export function typedOffsetOf(typed: string, { line, column }: Place): number {
  const before = typed.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}
