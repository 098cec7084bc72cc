import type { PageMarks } from '../page/page-marks.ts';

/** A stretch of a page's text, and which mark stands after it; none does after the last. */
interface MarkedPiece {
  text: string;
  mark: keyof PageMarks | undefined;
}

/** A page's text without the marks that it was made with. */
export type MarkedText = readonly MarkedPiece[];

/** Takes the marks out of a text. */
export function splitAtMarks(text: string, { nonce, requestId }: PageMarks): MarkedText {
  const marks = new RegExp(`(${RegExp.escape(nonce)}|${RegExp.escape(requestId)})`, 'u');
  const parts = text.split(marks);
  const markAt = (index: number) => {
    const mark = parts[index];
    if (mark === undefined) return undefined;
    return mark === nonce ? 'nonce' : 'requestId';
  };
  return parts.flatMap((piece, index) =>
    index % 2 === 0 ? [{ text: piece, mark: markAt(index + 1) }] : [],
  );
}

/** The text with other marks in it. */
export const joinWithMarks = (text: MarkedText, marks: PageMarks): string =>
  text.map((piece) => piece.text + (piece.mark ? marks[piece.mark] : '')).join('');
