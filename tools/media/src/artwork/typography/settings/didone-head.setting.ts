import { breakTitle, fitSize, setLines } from '../block.ts';
import { leadOf } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** A Didone at the head, centred, under what it is in italic. */
export const didoneHead: Setting = ({ title, credits }, { width, height }) => {
  const lines = breakTitle(title, 3);
  const size = fitSize(lines, 'didone', width * 0.82, width * 0.2);
  return [
    ...note(
      credits.kind === 'series' ? 'сериал' : 'фильм',
      width * 0.82,
      { face: 'italic', size: width * 0.056, align: 'centre', x: width / 2 },
      { top: width * 0.07 },
    ),
    setLines(
      'title',
      lines,
      { face: 'didone', size, align: 'centre', x: width / 2, leading: 1.06 },
      { top: width * 0.16 },
    ),
    ...note(
      leadOf(credits).toUpperCase(),
      width * 0.82,
      { face: 'text', size: width * 0.028, align: 'centre', x: width / 2, tracking: 0.2 },
      { bottom: height - width * 0.07 },
    ),
  ];
};
