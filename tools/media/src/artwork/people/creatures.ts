import type { Hex } from '../artwork.types.ts';
import { circle, path, rect, repeat, svg } from '../drawing/svg.ts';

const INK = '#1b1b28';

const pupil = (x: number, y: number, radius: number) =>
  circle(x, y, radius, '#ffffff') +
  circle(x + radius * 0.18, y + radius * 0.12, radius * 0.52, INK) +
  circle(x + radius * 0.36, y - radius * 0.12, radius * 0.17, '#ffffff');
const eyes = (y: number, apart = 27, radius = 17) =>
  pupil(112 - apart, y, radius) + pupil(112 + apart, y, radius);
const smile = (y: number, reach = 18) =>
  svg`<path d="M${112 - reach},${y} Q112,${y + reach} ${112 + reach},${y}" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;

/** Draws a creature to the waist in a square of 224, in a coat and a second colour. */
type Creature = (coat: Hex, spare: Hex) => string;

const BODY = 'M34,240 C24,36 200,36 190,240Z';

/** The creatures by name. */
export const creatures = {
  fox: (coat, spare) =>
    path('M46,136 L38,38 L100,82Z M178,136 L186,38 L124,82Z', coat) +
    path(BODY, coat) +
    path('M42,170 C60,150 88,148 112,176 C136,148 164,150 182,170 L190,240 H34Z', spare) +
    circle(112, 160, 8, INK) +
    eyes(122) +
    smile(176, 12),
  owl: (coat, spare) =>
    path('M44,140 L42,52 L112,88Z M180,140 L182,52 L112,88Z', coat) +
    path(BODY, coat) +
    circle(82, 120, 34, spare) +
    circle(142, 120, 34, spare) +
    eyes(120, 30, 20) +
    path('M100,142 H124 L112,164Z', '#ffb02e') +
    repeat(
      3,
      (index) =>
        svg`<path d="M${84 + index * 28 - 12},${196} q12,16 24,0" fill="none" stroke="${spare}" stroke-width="5" stroke-linecap="round"/>`,
    ),
  cyclops: (coat, spare) =>
    path('M92,66 C84,40 70,36 62,26 M132,66 C140,40 154,36 162,26', 'none') +
    svg`<path d="M94,104 C90,62 80,46 70,34 M130,104 C134,62 144,46 154,34" fill="none" stroke="${coat}" stroke-width="9" stroke-linecap="round"/>` +
    circle(69, 30, 10, spare) +
    circle(155, 30, 10, spare) +
    path(BODY, coat) +
    pupil(112, 124, 36) +
    smile(176, 22),
  bear: (coat, spare) =>
    circle(62, 96, 28, coat) +
    circle(162, 96, 28, coat) +
    circle(60, 92, 14, spare) +
    circle(164, 92, 14, spare) +
    path(BODY, coat) +
    svg`<ellipse cx="112" cy="166" rx="38" ry="30" fill="${spare}"/><ellipse cx="112" cy="152" rx="13" ry="9" fill="${INK}"/>` +
    eyes(118, 30, 15) +
    smile(168, 12),
  whale: (coat, spare) =>
    svg`<path d="M112,60 C112,34 92,30 80,40 M112,60 C112,34 132,30 144,40" fill="none" stroke="${spare}" stroke-width="8" stroke-linecap="round"/>` +
    path('M20,240 C14,52 210,52 204,240Z', coat) +
    path('M22,196 C70,164 154,164 202,196 V240 H22Z', spare) +
    eyes(134, 46, 15) +
    smile(158, 16),
  rabbit: (coat, spare) =>
    svg`<g><ellipse cx="84" cy="52" rx="18" ry="46" fill="${coat}" transform="rotate(-8 84 52)"/><ellipse cx="142" cy="52" rx="18" ry="46" fill="${coat}" transform="rotate(10 142 52)"/><ellipse cx="84" cy="54" rx="8" ry="32" fill="${spare}" transform="rotate(-8 84 54)"/><ellipse cx="142" cy="54" rx="8" ry="32" fill="${spare}" transform="rotate(10 142 54)"/></g>` +
    path('M38,240 C28,60 196,60 186,240Z', coat) +
    eyes(136) +
    path('M104,160 h16 l-8,9Z', spare) +
    rect(102, 182, 9, 15, '#ffffff') +
    rect(113, 182, 9, 15, '#ffffff') +
    svg`<path d="M112,168 V176 M92,178 Q112,190 132,178" fill="none" stroke="${INK}" stroke-width="4.5" stroke-linecap="round"/>`,
  octopus: (coat, spare) =>
    path(
      'M40,150 C28,28 196,28 184,150 C196,172 206,186 204,240 H176 C178,214 172,206 166,206 C160,206 156,216 156,240 H126 C126,216 120,208 112,208 C104,208 98,216 98,240 H68 C68,216 64,206 58,206 C52,206 46,214 48,240 H20 C18,186 28,172 40,150Z',
      coat,
    ) +
    [
      [84, 92, 9],
      [108, 78, 6],
      [140, 90, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, spare, 0.8))
      .join('') +
    eyes(124, 28, 19) +
    smile(160, 14),
  dragon: (coat, spare) =>
    path('M62,124 L56,44 L106,92Z M162,124 L168,44 L118,92Z', spare) +
    path('M98,92 L112,40 L126,92Z', spare) +
    path(BODY, coat) +
    path('M64,240 C66,178 158,178 160,240Z', spare) +
    eyes(116, 30, 18) +
    circle(102, 152, 4, INK) +
    circle(122, 152, 4, INK) +
    smile(168, 24) +
    path('M92,176 l6,10 l6,-6Z M132,176 l-6,10 l-6,-6Z', '#ffffff'),
} as const satisfies Record<string, Creature>;

/** Name of a creature. */
export type CreatureName = keyof typeof creatures;
