import { breakTitle, fitSize, setLines } from '../block.ts';
import { leadOf } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** A fat grotesque at the head, left, one name over it: the foot belongs to the picture. */
export const grotesqueHead: Setting = ({ title, credits }, { width }) => {
  const lines = breakTitle(title, 3);
  const size = fitSize(lines, 'grotesque', width * 0.84, width * 0.165);
  const left = width * 0.08;
  return [
    ...note(
      leadOf(credits),
      width * 0.84,
      { face: 'text', size: width * 0.036, align: 'left', x: left },
      { top: width * 0.075 },
    ),
    setLines(
      'title',
      lines,
      { face: 'grotesque', size, align: 'left', x: left, leading: 1.04 },
      { top: width * 0.18 },
    ),
  ];
};
