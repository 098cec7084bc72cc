import { breakTitle, fitSize, setLines, tieWords } from '../block.ts';
import { leadOf } from '../credits.ts';
import { capHeight } from '../faces.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

const MOST_LINES = 4;

/** A word a line; short words and single letters stay with a neighbour, and a long title is broken evenly. */
function stack(title: string): string[] {
  const words = tieWords(title)
    .replace(/\s(\S)$/u, '\u00a0$1')
    .split(' ')
    .map((word) => word.replaceAll('\u00a0', ' '));
  return words.length > MOST_LINES ? breakTitle(title, MOST_LINES) : words;
}

/** Condensed capitals stacked at the head, each line as wide as the sheet allows. */
export const condensedHead: Setting = ({ title, credits }, { width, height }) => {
  const left = width * 0.08;
  const lines = stack(title.toUpperCase());
  const largest = width * (lines.length > 3 ? 0.2 : lines.length > 2 ? 0.25 : 0.36);
  let top = width * 0.09;
  const heading = lines.map((word) => {
    const size = fitSize([word], 'condensed', width * 0.84, largest);
    const line = setLines(
      'title',
      [word],
      { face: 'condensed', size, align: 'left', x: left },
      { top },
    );
    top += capHeight('condensed', size) + Math.max(width * 0.032, size * 0.17);
    return line;
  });
  return [
    ...heading,
    ...note(
      leadOf(credits).toUpperCase(),
      width * 0.84,
      { face: 'condensedText', size: width * 0.05, align: 'left', x: left, tracking: 0.12 },
      { bottom: height - width * 0.07 },
    ),
  ];
};
