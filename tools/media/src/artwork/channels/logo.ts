import type { Hex, Point } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { place, rect, svg } from '../drawing/svg.ts';
import { breakTitle } from '../typography/block.ts';
import { capHeight, measure, outline } from '../typography/faces.ts';
import type { Identity } from './identity.ts';
import { marks } from './marks.ts';

/** Sizes of the masters in pixels. */
export const CHANNEL_SIZES = {
  logo: { width: 528, height: 300 },
  mark: { width: 192, height: 192 },
  background: { width: 640, height: 360 },
} as const;

interface Size {
  width: number;
  height: number;
}

const sheet = ({ width, height }: Size, content: string) =>
  svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

interface Drawing {
  document: string;
  color: Hex;
  focus: Point;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The mark and the name side by side, on the full colour. */
export function drawLogo(name: string, { mark, face, ground, ink }: Identity): Drawing {
  const { width, height } = CHANNEL_SIZES.logo;
  const side = 118;
  const gap = 26;
  const room = width * 0.84 - side - gap;
  const lines = breakTitle(name, name.length > 10 && name.includes(' ') ? 2 : 1);
  const widest = Math.max(...lines.map((line) => measure(line, face, 1)));
  const size = Math.min(lines.length > 1 ? 66 : 84, room / widest);
  const left = (width - side - gap - widest * size) / 2;
  const step = size * 1.06;
  const first = height / 2 + capHeight(face, size) / 2 - (step * (lines.length - 1)) / 2;
  const words = lines.map((line, index) =>
    outline(line, face, size, { x: left + side + gap, y: first + step * index }),
  );
  const content =
    rect(0, 0, width, height, ground) +
    place(left + side / 2, height / 2, side / 100, marks[mark](ink, ground)) +
    svg`<g fill="${ink}">${words}</g>`;
  return { document: sheet(CHANNEL_SIZES.logo, content), color: ground, focus: MIDDLE };
}

/** The mark alone, on the full colour. */
export function drawMark({ mark, ground, ink }: Identity): Drawing {
  const { width, height } = CHANNEL_SIZES.mark;
  const content =
    rect(0, 0, width, height, ground) +
    place(width / 2, height / 2, width / 172, marks[mark](ink, ground));
  return { document: sheet(CHANNEL_SIZES.mark, content), color: ground, focus: MIDDLE };
}

/** The mark as a giant, cropped at the right of a wide picture. */
export function drawChannelBackground({ mark, ground, ink }: Identity): Drawing {
  const { width, height } = CHANNEL_SIZES.background;
  const deep = mix(ground, '#05070b', 0.62);
  const x = width * 0.72;
  const giant = (scale: number, colour: Hex) =>
    place(x, height * 0.54, scale, marks[mark](colour, mix(ground, '#05070b', 0.3)));
  const content =
    svg`<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${deep}"/><stop offset="1" stop-color="${mix(ground, '#05070b', 0.3)}"/></linearGradient></defs>` +
    rect(0, 0, width, height, 'url(#g)') +
    svg`<g opacity=".9" transform="rotate(-9 ${x} ${height / 2})">${giant(4.1, mix(ground, ink, 0.28))}</g>`;
  return {
    document: sheet(CHANNEL_SIZES.background, content),
    color: deep,
    focus: { x: 0.66, y: 0.5 },
  };
}
