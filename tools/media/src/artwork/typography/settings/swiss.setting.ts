import { breakTitle, fitSize, setLines } from '../block.ts';
import { kindLine, leadOf } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** Swiss: kind and coordinates at the head, title and one name at the foot, everything left. */
export const swiss: Setting = ({ title, credits, random }, { width, height }) => {
  const lines = breakTitle(title, 3);
  const left = width * 0.08;
  const size = fitSize(lines, 'wide', width * 0.84, width * 0.098);
  const small = { face: 'text', size: width * 0.034, align: 'left', x: left } as const;
  const place = `${random.whole(56, 69)}°${random.whole(10, 59)}’ с. ш.`;
  const head = { top: width * 0.08 };
  return [
    ...note(kindLine(credits), width * 0.5, small, head),
    ...note(place, width * 0.3, { ...small, align: 'right', x: width - left }, head),
    setLines(
      'title',
      lines,
      { face: 'wide', size, align: 'left', x: left, leading: 1.2 },
      { bottom: height - width * 0.175 },
    ),
    ...note(leadOf(credits), width * 0.84, small, { bottom: height - width * 0.08 }),
  ];
};
