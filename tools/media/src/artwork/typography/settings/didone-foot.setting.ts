import { breakTitle, fitSize, setLines } from '../block.ts';
import { authorLine } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** A Didone at the foot, centred, over "фильм …" in italic. */
export const didoneFoot: Setting = ({ title, credits }, { width, height }) => {
  const lines = breakTitle(title, title.length > 18 ? 3 : 2);
  const size = fitSize(lines, 'didone', width * 0.84, width * 0.2);
  return [
    setLines(
      'title',
      lines,
      { face: 'didone', size, align: 'centre', x: width / 2, leading: 1.02 },
      { bottom: height - width * 0.19 },
    ),
    ...note(
      authorLine(credits),
      width * 0.84,
      { face: 'italic', size: width * 0.054, align: 'centre', x: width / 2 },
      { bottom: height - width * 0.08 },
    ),
  ];
};
