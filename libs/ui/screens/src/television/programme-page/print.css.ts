import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

/** Channel, title and time in the middle; pictures hold no words. */
export const opening = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s5,
  containerType: 'inline-size',
  textAlign: 'center',
  paddingBlock: space.s6,
});

export const channel = style({
  ...text('kicker'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: '44px',
  color: color.accent,
  selectors: focusRing,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accentHover } } } },
});

export const mark = style({ flex: 'none', inlineSize: '32px' });

export const watching = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  paddingBlock: space.s5,
});

export const heading = style({ ...text('title'), color: color.t1 });
