import { media, text, vars } from '@foyer/ui/theme/vars';
import { keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
  paddingBlock: space.s6,
  '@media': {
    [media.desktop]: {
      columnGap: space.s8,
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr)' },
      },
    },
  },
});

export const words = style({ display: 'grid', gap: space.s4, containerType: 'inline-size' });

export const label = style({ ...text('kicker'), color: color.accent });

export const heading = style({
  ...text('displaySmall'),
  // A word of fourteen letters is whole in its column.
  fontSize: `min(${vars.type.displaySmall.size}, 12.5cqi)`,
  color: color.t1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'balance',
});

export const note = style({ ...text('lead'), color: color.t2, overflowWrap: 'anywhere' });
export const advantage = style({ ...text('label'), color: color.t1, overflowWrap: 'anywhere' });
export const bottom = style({ ...text('caption'), color: color.t3, overflowWrap: 'anywhere' });

/** As the still is shaped: the screens are windows on it. */
export const stage = style({ position: 'relative', aspectRatio: '16 / 9' });

/** Where the screens stand on the stage, in parts of a hundred: from the left, from above, width and height. */
const places = { tv: [0, 0, 66, 73], tablet: [57, 21, 31, 73], phone: [84, 45, 16, 55] } as const;

/** The edge of a screen, of which the still is not made larger. */
const edge = 'clamp(3px, .5vw, 7px)';

export const screen = styleVariants(places, ([left, top, width, height]) => ({
  position: 'absolute',
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
  overflow: 'clip',
  border: `${edge} solid ${color.surface3}`,
  borderRadius: radius.card,
  boxShadow: `0 0 0 1px ${color.hairline}, 0 18px 60px rgba(${color.scrim}, .8)`,
}));

/** The part of the still that is behind a screen. */
export const still = styleVariants(places, ([left, top, width, height]) => ({
  position: 'absolute',
  width: `${(100 / width) * 100}%`,
  height: `${(100 / height) * 100}%`,
  left: `${(-left / width) * 100}%`,
  top: `${(-top / height) * 100}%`,
}));

export const bar = style({
  position: 'absolute',
  insetInline: '3.5% 1.5%',
  top: '64%',
  blockSize: '4px',
  background: color.progressTrackOnArt,
  borderRadius: radius.button,
  overflow: 'clip',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** How much of the film has been watched. */
const share = '.62';
const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: `scaleX(${share})` } });
export const watched = style({
  blockSize: '100%',
  background: color.progressValue,
  transform: `scaleX(${share})`,
  transformOrigin: 'left',
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.lively]: {
          animation: `${run} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 0% cover 60%',
        },
      },
    },
  },
});
