import { breakTitle, fitSize, setLines } from '../block.ts';
import type { Setting } from '../setting.types.ts';
import { billing } from '../small-print.ts';

/** A wide grotesque in capitals at the head. */
export const wideHead: Setting = ({ title, credits }, sheet) => {
  const { width } = sheet;
  const lines = breakTitle(title.toUpperCase(), 3);
  const size = fitSize(lines, 'wide', width * 0.84, width * 0.145, 0.03);
  return [
    setLines(
      'title',
      lines,
      { face: 'wide', size, align: 'centre', x: width / 2, leading: 1.14, tracking: 0.03 },
      { top: width * 0.1 },
    ),
    billing(credits, sheet),
  ];
};
