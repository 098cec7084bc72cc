import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/ui/theme/vars';

const { color, radius } = vars;

/** The wall shows through, so this backdrop dims less and blurs nothing. */
export const backdrop = style({
  overflow: 'hidden',
  background: color.page,
  backdropFilter: 'none',
});

/** Larger than the window, so that its turned corners stay outside. */
export const wall = style({
  position: 'absolute',
  insetBlock: '-24%',
  insetInline: '-14%',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  alignContent: 'start',
  gap: '22px',
  rotate: '-9deg',
  filter: 'blur(3px)',
  '@media': { [media.forced]: { display: 'none' } },
});

export const poster = style({
  inlineSize: '100%',
  aspectRatio: '158 / 230',
  borderRadius: radius.card,
  selectors: { '&:nth-child(even)': { translate: '0 34px' } },
});

/** Lighter where the lamp stands, dark everywhere else. */
export const scrim = style({
  position: 'absolute',
  inset: 0,
  background: `radial-gradient(60% 46% at 50% 0, rgba(255, 185, 56, .12), transparent), linear-gradient(rgba(${color.scrim}, .62), rgba(${color.scrim}, .84))`,
});
