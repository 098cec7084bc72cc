import { breakTitle, fitSize, setLines } from '../block.ts';
import { pairOf } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** Brush script at the foot, two names under it. */
export const brushFoot: Setting = ({ title, credits }, { width, height }) => {
  const lines = breakTitle(title, title.length > 24 ? 3 : 2);
  const size = fitSize(lines, 'brush', width * 0.84, width * 0.26);
  return [
    setLines(
      'title',
      lines,
      { face: 'brush', size, align: 'centre', x: width / 2, leading: 0.82 },
      { bottom: height - width * 0.22 },
    ),
    ...note(
      pairOf(credits).join(' и ').toUpperCase(),
      width * 0.84,
      { face: 'text', size: width * 0.028, align: 'centre', x: width / 2, tracking: 0.12 },
      { bottom: height - width * 0.075 },
    ),
  ];
};
