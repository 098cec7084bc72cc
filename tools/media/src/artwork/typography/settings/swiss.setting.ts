import { breakTitle, fitSize, setLines } from '../block.ts';
import { cast } from '../names.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** Swiss: kind and coordinates at the head, title and author at the foot, everything left. */
export const swiss: Setting = ({ title, random }, { width, height }) => {
  const lines = breakTitle(title, 3);
  const left = width * 0.08;
  const size = fitSize(lines, 'wide', width * 0.84, width * 0.098);
  const small = { face: 'text', size: width * 0.034, align: 'left', x: left } as const;
  const [author] = cast(random, 1);
  const place = `${random.whole(56, 69)}°${random.whole(10, 59)}’ с. ш.`;
  return [
    note('документальный фильм', small, { top: width * 0.08 }),
    note(place, { ...small, align: 'right', x: width - left }, { top: width * 0.08 }),
    setLines(
      'title',
      lines,
      { face: 'wide', size, align: 'left', x: left, leading: 1.2 },
      { bottom: height - width * 0.175 },
    ),
    note(author?.name ?? '', small, { bottom: height - width * 0.08 }),
  ];
};
