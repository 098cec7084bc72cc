import { circle, path, repeat, svg } from '../drawing/svg.ts';

type Mark = (ink: string, ground: string) => string;

const ring = (radius: number, weight: number, ink: string) =>
  svg`<circle r="${radius}" fill="none" stroke="${ink}" stroke-width="${weight}"/>`;

/** The twelve marks in a square of 100 about their middle, in one ink on the colour of the ground. */
export const marks = {
  play: (ink, ground) =>
    svg`<rect x="-42" y="-42" width="84" height="84" rx="20" fill="${ink}"/>` +
    path('M-13,-23 L25,0 L-13,23Z', ground),
  orbit: (ink) =>
    svg`<path d="M33,-27 A40,40 0 1 0 40,12" fill="none" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>` +
    circle(31, -31, 14, ink) +
    circle(0, 0, 9, ink),
  pulse: (ink) =>
    svg`<path d="M-46,6 H-24 L-12,-34 L8,36 L22,-10 L28,6 H46" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`,
  reel: (ink, ground) =>
    circle(0, 0, 44, ink) +
    repeat(5, (index) => {
      const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
      return circle(Math.cos(angle) * 25, Math.sin(angle) * 25, 10, ground);
    }) +
    circle(0, 0, 7, ground),
  ball: (ink, ground) => {
    const at = (index: number, reach: number) => {
      const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
      return svg`${Math.cos(angle) * reach},${Math.sin(angle) * reach}`;
    };
    const spokes = repeat(
      5,
      (index) =>
        svg`<path d="M${at(index, 18)} L${at(index, 45)}" stroke="${ground}" stroke-width="6"/>`,
    );
    return (
      circle(0, 0, 44, ink) +
      path(`M${[0, 1, 2, 3, 4].map((index) => at(index, 20)).join(' L')}Z`, ground) +
      spokes
    );
  },
  paw: (ink) =>
    path(
      'M0,-4 C20,-4 34,16 30,32 C26,44 12,38 0,38 C-12,38 -26,44 -30,32 C-34,16 -20,-4 0,-4Z',
      ink,
    ) +
    [
      [-36, -4, 10, 14],
      [-14, -28, 11, 15],
      [14, -28, 11, 15],
      [36, -4, 10, 14],
    ]
      .map(
        ([x = 0, y = 0, wide = 0, tall = 0]) =>
          svg`<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${tall}" fill="${ink}"/>`,
      )
      .join(''),
  peaks: (ink, ground) =>
    path('M-48,34 L-14,-34 L6,6 L18,-14 L48,34Z', ink) +
    path('M-14,-34 L-2,-10 L-12,-16 L-18,-6 L-25,-12Z', ground),
  atom: (ink) =>
    [0, 60, 120]
      .map(
        (turn) =>
          svg`<ellipse rx="46" ry="17" fill="none" stroke="${ink}" stroke-width="7" transform="rotate(${turn})"/>`,
      )
      .join('') + circle(0, 0, 9, ink),
  bars: (ink) =>
    [30, 62, 84, 48, 70]
      .map(
        (tall, index) =>
          svg`<rect x="${-45 + index * 19}" y="${42 - tall}" width="13" height="${tall}" rx="6.5" fill="${ink}"/>`,
      )
      .join(''),
  house: (ink, ground) =>
    path('M0,-44 L46,-4 H36 V40 H-36 V-4 H-46Z', ink) +
    path('M-11,40 V16 A11,11 0 0 1 11,16 V40Z', ground),
  needle: (ink, ground) =>
    ring(39, 10, ink) +
    svg`<g transform="rotate(38)">${path('M0,-30 L11,0 H-11Z', ink)}${svg`<path d="M0,28 L9,2 H-9Z" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`}</g>` +
    circle(0, 0, 4.5, ground),
  lens: (ink, ground) =>
    path('M-48,0 C-28,-34 28,-34 48,0 C28,34 -28,34 -48,0Z', ink) +
    circle(0, 0, 20, ground) +
    circle(0, 0, 12, ink) +
    circle(6, -6, 4.4, ground),
} as const satisfies Record<string, Mark>;

/** Name of a mark. */
export type MarkName = keyof typeof marks;
