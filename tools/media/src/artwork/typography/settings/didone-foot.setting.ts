import { breakTitle, fitSize, setLines } from '../block.ts';
import { cast } from '../names.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** A Didone at the foot, centred, over "фильм …" in italic. */
export const didoneFoot: Setting = ({ title, random }, { width, height }) => {
  const lines = breakTitle(title, 2);
  const size = fitSize(lines, 'didone', width * 0.84, width * 0.2);
  const [author] = cast(random, 1);
  return [
    setLines(
      'title',
      lines,
      { face: 'didone', size, align: 'centre', x: width / 2, leading: 1.02 },
      { bottom: height - width * 0.19 },
    ),
    note(
      `фильм ${author?.of ?? ''}`,
      { face: 'italic', size: width * 0.054, align: 'centre', x: width / 2 },
      { bottom: height - width * 0.08 },
    ),
  ];
};
