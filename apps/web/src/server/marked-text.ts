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
  const pieces = text.split(nonce).flatMap((part) => {
    const stretches = part.split(requestId);
    const last = stretches.length - 1;
    return stretches.map((stretch, index): MarkedPiece => {
      return { text: stretch, mark: index === last ? 'nonce' : 'requestId' };
    });
  });
  const end = pieces.length - 1;
  return pieces.map((piece, index) => (index === end ? { ...piece, mark: undefined } : piece));
}

/** The text with other marks in it. */
export const joinWithMarks = (text: MarkedText, marks: PageMarks): string =>
  text.map((piece) => piece.text + (piece.mark ? marks[piece.mark] : '')).join('');
