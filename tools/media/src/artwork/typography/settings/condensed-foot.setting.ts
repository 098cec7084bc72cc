import { breakTitle, fitSize, setLines } from '../block.ts';
import { pairOf } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { billing, note } from '../small-print.ts';

/** Condensed capitals at the foot, two names above them. */
export const condensedFoot: Setting = ({ title, credits }, sheet) => {
  const { width, height } = sheet;
  const lines = breakTitle(title.toUpperCase(), 3);
  const size = fitSize(lines, 'condensed', width * 0.84, width * (lines.length > 2 ? 0.2 : 0.27));
  const heading = setLines(
    'title',
    lines,
    { face: 'condensed', size, align: 'centre', x: width / 2, leading: 0.8 },
    { bottom: height - width * 0.17 },
  );
  return [
    heading,
    ...note(
      pairOf(credits).join('     ').toUpperCase(),
      width * 0.84,
      { face: 'condensedText', size: width * 0.044, align: 'centre', x: width / 2, tracking: 0.14 },
      { bottom: heading.box.y - width * 0.04 },
    ),
    billing(credits, sheet),
  ];
};
