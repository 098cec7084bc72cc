import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, size, space, type } = vars;

/** The hand of cards and the words beside it; a wide one gives the hand more room. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  alignItems: 'center',
  marginBlockStart: size.shelfGap,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.s8,
      selectors: { '&[data-wide]': { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' } },
    },
  },
});

export const words = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.s3,
  minInlineSize: 0,
});
export const label = style({ ...text('kicker'), color: color.accent });
export const heading = style({
  ...text('displaySmall'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.displaySmall.size),
});
export const lead = style({ ...text('lead'), color: color.t2, textWrap: 'pretty' });
export const names = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s4}` });
export const nameLink = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: color.t2,
  textDecoration: 'underline',
  textDecorationColor: color.hairline,
  textUnderlineOffset: '4px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.t1 } } } },
});
export const price = style({
  ...text('heading'),
  fontFamily: type.rowTitle.family,
  fontWeight: 700,
  fontSize: 'clamp(1.75rem, 3vw, 2.5rem)',
  letterSpacing: '-0.01em',
  textTransform: 'none',
  color: color.t1,
  textWrap: 'balance',
});
export const note = style({ ...text('caption'), color: color.t2 });
export const state = style({ ...text('caption'), color: color.t2 });
export const stateOn = style({ ...text('caption'), color: color.success });

/** A phone's buttons take its width. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s4,
  marginBlockStart: space.s3,
});
export const action = style({ '@media': { [media.phone]: { inlineSize: '100%' } } });
globalStyle(`${actions} :is(div, a, button)`, {
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
