import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';

type Stop = readonly [opacity: number, at: number | string];

const shade = (direction: string, stops: readonly Stop[], more = 0) => {
  const parts = stops.map(([opacity, at]) => {
    const strength = opacity === 0 ? 0 : Math.min(1, opacity + more);
    return `rgba(${vars.color.scrim}, ${strength.toFixed(2)}) ${typeof at === 'number' ? `${at}%` : at}`;
  });
  return `linear-gradient(${direction}, ${parts.join(', ')})`;
};

/** The most width that a hero's facts and description take. */
export const wordsWidth = '37.5rem';

// Logical directions do not exist in gradients; `to right` is the start edge of every language we ship.
const side = {
  dark: [
    [0.94, 0],
    [0.82, 22],
    [0.66, `calc(${vars.size.gutterStart} + ${wordsWidth})`],
    [0, `max(66%, calc(${vars.size.gutterStart} + ${wordsWidth} + 14rem))`],
  ],
  light: [
    [0.94, 0],
    [0.86, 30],
    [0.72, 55],
    [0, 80],
  ],
} as const satisfies Record<string, readonly Stop[]>;
const bottom = [
  [1, 0],
  [0.86, 12],
  [0.3, 30],
  [0, 46],
] as const satisfies readonly Stop[];
const tall = [
  [1, 0],
  [0.92, 14],
  [0.82, 24],
  [0.62, 38],
  [0.28, 54],
  [0, 70],
] as const satisfies readonly Stop[];
const top = [
  [0.5, 0],
  [0, 20],
] as const satisfies readonly Stop[];

const layers = (tone: keyof typeof side, more = 0) =>
  [
    shade('to right', side[tone], more),
    shade('to top', bottom, more),
    shade('to bottom', top, more),
  ].join(', ');
const phoneLayers = (more = 0) =>
  [shade('to top', tall, more), shade('to bottom', top, more)].join(', ');

/** The dark over a hero's picture that makes its words readable; stronger on a bright picture. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: phoneLayers(),
  '@media': {
    [media.tablet]: {
      background: layers('dark'),
      selectors: { '&[data-tone="light"]': { background: layers('light') } },
    },
    [`${media.contrast} and ${media.phone}`]: { background: phoneLayers(0.15) },
    [`${media.contrast} and ${media.tablet}`]: {
      background: layers('dark', 0.15),
      selectors: { '&[data-tone="light"]': { background: layers('light', 0.15) } },
    },
  },
});
