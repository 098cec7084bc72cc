import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { fitWords } from '@foyer/ui/print/fit';

const { color, size, space } = vars;

export const crumbs = style({ paddingBlockStart: '16px' });
globalStyle(`${crumbs} a`, {
  color: color.t2,
  textDecoration: `underline 1px ${color.hairline}`,
  textUnderlineOffset: '.3em',
});

/** Kicker, title and standfirst in the middle; pictures hold no words. */
export const opening = style({
  containerType: 'inline-size',
  textAlign: 'center',
  paddingBlock: `${space.s6} ${space.s6}`,
  '@media': { [media.tablet]: { paddingBlock: `28px 30px` } },
});

export const title = style({
  ...text('display'),
  marginBlockStart: space.s4,
  overflowWrap: 'break-word',
  selectors: fitWords(vars.type.display.size),
});

export const standfirst = style({
  ...text('lead'),
  color: color.lead,
  marginInline: 'auto',
  marginBlockStart: space.s6,
  maxInlineSize: '24em',
  textWrap: 'balance',
  '@media': { [media.desktop]: { fontSize: '1.5rem' } },
});

export const figure = style({
  position: 'relative',
  '@media': {
    [media.phone]: { marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})` },
  },
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  '@media': { [media.tablet]: { aspectRatio: '1152 / 520' } },
});

export const stage = style({ position: 'relative' });

/** The one circle of the label: a disc that plays. */
export const disc = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: vars.radius.round,
  display: 'grid',
  placeItems: 'center',
  background: color.dialog,
  color: color.t1,
  selectors: {
    // On a picture the ring has white inside it.
    '&:focus-visible': { boxShadow: `0 0 0 2px ${color.dialog}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.tablet]: { inlineSize: '112px', blockSize: '112px' },
    [media.hover]: { selectors: { '&:hover': { color: color.accent } } },
    [media.forced]: { border: '2px solid ButtonText' },
  },
});

export const credit = style({
  ...text('caption'),
  color: color.t3,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlockStart: space.s3,
  '@media': { [media.phone]: { paddingInline: `${size.gutterStart} ${size.gutterEnd}` } },
});
