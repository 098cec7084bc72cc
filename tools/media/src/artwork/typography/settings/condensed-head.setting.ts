import { fitSize, setLines } from '../block.ts';
import { cast } from '../names.ts';
import type { Setting } from '../setting.types.ts';
import { capHeight } from '../faces.ts';
import { note } from '../small-print.ts';

/** Condensed capitals stacked at the head, a word a line, each as wide as the sheet allows. */
export const condensedHead: Setting = ({ title, random }, { width, height }) => {
  const left = width * 0.08;
  let top = width * 0.09;
  const words = title
    .toUpperCase()
    .replace(/(?<=\s)(\S{1,2})\s/gu, '$1\u00a0')
    .replace(/\s(\S)$/u, '\u00a0$1')
    .split(' ');
  const heading = words.map((word) => {
    const size = fitSize([word], 'condensed', width * 0.84, width * 0.36);
    const line = setLines(
      'title',
      [word],
      { face: 'condensed', size, align: 'left', x: left },
      { top },
    );
    top += capHeight('condensed', size) + Math.max(width * 0.032, size * 0.17);
    return line;
  });
  const [lead] = cast(random, 1);
  return [
    ...heading,
    note(
      (lead?.name ?? '').toUpperCase(),
      { face: 'condensedText', size: width * 0.05, align: 'left', x: left, tracking: 0.12 },
      { bottom: height - width * 0.07 },
    ),
  ];
};
