import { svg } from '../../drawing/svg.ts';
import { breakTitle, fitSize, setLines, type TextBlock } from '../block.ts';
import { leadOf } from '../credits.ts';
import type { Setting } from '../setting.types.ts';
import { note } from '../small-print.ts';

/** The face has one thin weight; a stroke of the same colour carries it at card size. */
const bold = (block: TextBlock): TextBlock => ({
  ...block,
  draw: (fill) =>
    svg`<g stroke="${fill}" stroke-width="24" stroke-linejoin="round">${block.draw(fill)}</g>`,
});

/** Thin deco capitals at the foot inside a double frame. */
export const decoFrame: Setting = ({ title, credits }, { width, height }) => {
  const lines = breakTitle(title.toUpperCase(), title.length > 26 ? 3 : 2);
  const size = fitSize(lines, 'deco', width * 0.8, width * 0.165, 0.05);
  const heading = setLines(
    'title',
    lines,
    { face: 'deco', size, align: 'centre', x: width / 2, leading: 1.02, tracking: 0.05 },
    { bottom: height - width * 0.2 },
  );
  const frame = (inset: number, weight: number) =>
    svg`<rect x="${width * inset}" y="${width * inset}" width="${width * (1 - inset * 2)}" height="${height - width * inset * 2}" fill="none" stroke-width="${width * weight}"/>`;
  const names = note(
    leadOf(credits).toUpperCase(),
    width * 0.8,
    { face: 'deco', size: width * 0.05, align: 'centre', x: width / 2, tracking: 0.18 },
    { bottom: height - width * 0.085 },
  );
  const rule = svg`<path d="M${width * 0.12},${height - width * 0.15} H${width * 0.88}" stroke-width="${width * 0.0025}"/>`;
  return [
    {
      ...heading,
      draw: (fill) =>
        bold(heading).draw(fill) +
        svg`<g stroke="${fill}">${frame(0.032, 0.0035)}${frame(0.048, 0.0016)}${rule}</g>`,
    },
    ...names.map(bold),
  ];
};
