import { breakTitle, fitSize, setLines } from '../block.ts';
import type { Setting } from '../setting.types.ts';
import { billing } from '../small-print.ts';

/** Squared techno capitals at the foot. */
export const squaredFoot: Setting = ({ title, credits }, sheet) => {
  const { width, height } = sheet;
  const lines = breakTitle(title.toUpperCase(), 3);
  const size = fitSize(lines, 'squared', width * 0.84, width * 0.15, 0.1);
  return [
    setLines(
      'title',
      lines,
      { face: 'squared', size, align: 'centre', x: width / 2, leading: 1.1, tracking: 0.1 },
      { bottom: height - width * 0.17 },
    ),
    billing(credits, sheet),
  ];
};
