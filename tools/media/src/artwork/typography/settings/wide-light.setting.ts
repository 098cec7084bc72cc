import { breakTitle, fitSize, setLines } from '../block.ts';
import { leadOf } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** A light wide grotesque at the foot, left, with air round it. */
export const wideLight: Setting = ({ title, credits }, { width, height }) => {
  const lines = breakTitle(title, 3);
  const size = fitSize(lines, 'wideLight', width * 0.84, width * 0.125);
  const left = width * 0.08;
  return [
    setLines(
      'title',
      lines,
      { face: 'wideLight', size, align: 'left', x: left, leading: 1.16 },
      { bottom: height - width * 0.17 },
    ),
    ...note(
      leadOf(credits),
      width * 0.84,
      { face: 'text', size: width * 0.034, align: 'left', x: left },
      { bottom: height - width * 0.075 },
    ),
  ];
};
