import { commonEnds, type TextEdit } from '../text/text-edit.ts';

/** The pieces of a string in JSON, each of which says one UTF-16 unit, escaped or not. */
const piecesOf = (literal: string): readonly string[] =>
  literal.slice(1, -1).match(/\\u[\dA-Fa-f]{4}|\\.|[^\\]/g) ?? [];

const lengthOf = (pieces: readonly string[]): number => pieces.join('').length;

/**
 * The edit that makes a string in JSON say something else. Escapes outside what has changed stay as they are
 * spelled.
 *
 * @param literal - With its quotes, at `offset` of the text.
 */
export function stringEdit(literal: string, offset: number, wanted: string): TextEdit {
  const pieces = piecesOf(literal);
  const { start, end } = commonEnds(JSON.parse(literal) as string, wanted);
  const kept = pieces.slice(0, start);
  const replaced = pieces.slice(start, pieces.length - end);
  return {
    offset: offset + 1 + lengthOf(kept),
    length: lengthOf(replaced),
    text: JSON.stringify(wanted.slice(start, wanted.length - end)).slice(1, -1),
  };
}
