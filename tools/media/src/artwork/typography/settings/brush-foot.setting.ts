import { breakTitle, fitSize, setLines } from '../block.ts';
import { cast } from '../names.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** Brush script at the foot, two names under it. */
export const brushFoot: Setting = ({ title, random }, { width, height }) => {
  const lines = breakTitle(title, 2);
  const size = fitSize(lines, 'brush', width * 0.84, width * 0.26);
  const names = cast(random, 2)
    .map(({ name }) => name.toUpperCase())
    .join(' и ');
  return [
    setLines(
      'title',
      lines,
      { face: 'brush', size, align: 'centre', x: width / 2, leading: 0.82 },
      { bottom: height - width * 0.22 },
    ),
    note(
      names,
      { face: 'text', size: width * 0.028, align: 'centre', x: width / 2, tracking: 0.12 },
      { bottom: height - width * 0.075 },
    ),
  ];
};
