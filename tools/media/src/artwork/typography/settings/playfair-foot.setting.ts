import { breakTitle, fitSize, setLines } from '../block.ts';
import { pairOf } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** Heavy Playfair at the foot, left. */
export const playfairFoot: Setting = ({ title, credits }, { width, height }) => {
  const lines = breakTitle(title, 3);
  const size = fitSize(lines, 'playfair', width * 0.84, width * 0.23);
  const left = width * 0.08;
  return [
    setLines(
      'title',
      lines,
      { face: 'playfair', size, align: 'left', x: left, leading: 0.95 },
      { bottom: height - width * 0.18 },
    ),
    ...note(
      pairOf(credits).join(' · ').toUpperCase(),
      width * 0.84,
      { face: 'text', size: width * 0.027, align: 'left', x: left, tracking: 0.1 },
      { bottom: height - width * 0.08 },
    ),
  ];
};
