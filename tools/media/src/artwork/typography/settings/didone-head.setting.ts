import { breakTitle, fitSize, setLines } from '../block.ts';
import { cast } from '../names.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** A Didone at the head, centred, under an italic "фильм". */
export const didoneHead: Setting = ({ title, random }, { width, height }) => {
  const lines = breakTitle(title, 3);
  const size = fitSize(lines, 'didone', width * 0.82, width * 0.2);
  const [lead] = cast(random, 1);
  return [
    note(
      'фильм',
      { face: 'italic', size: width * 0.056, align: 'centre', x: width / 2 },
      { top: width * 0.07 },
    ),
    setLines(
      'title',
      lines,
      { face: 'didone', size, align: 'centre', x: width / 2, leading: 1.06 },
      { top: width * 0.16 },
    ),
    note(
      (lead?.name ?? '').toUpperCase(),
      { face: 'text', size: width * 0.028, align: 'centre', x: width / 2, tracking: 0.2 },
      { bottom: height - width * 0.07 },
    ),
  ];
};
