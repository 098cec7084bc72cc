import { style } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

export const title = style({
  ...text('displaySmall'),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [media.phone]: { fontSize: '2.25rem' } },
});

export const head = style({
  display: 'grid',
  gap: space.s3,
  marginBlock: `${space.s4} ${space.s6}`,
});

export const channel = style({
  ...text('rowTitle'),
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: '44px',
  color: color.t1,
  borderRadius: radius.thumb,
  selectors: focusRing,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

export const mark = style({ flex: 'none', inlineSize: '40px', borderRadius: radius.thumb });

export const sideHeading = style({ ...text('title'), color: color.t1 });
