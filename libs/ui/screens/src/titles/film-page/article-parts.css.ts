import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';
import { hairline, rule } from '@foyer/ui/print/print.css';

const { color, space } = vars;

/** A white box with an edge of ink. */
export const box = style({
  background: color.dialog,
  border: rule,
  padding: '22px',
  display: 'grid',
  gap: space.s4,
});

export const boxHeading = style({
  ...text('rowTitle'),
  fontSize: '1.5625rem',
  letterSpacing: '-.02em',
});

export const price = style({
  fontFamily: vars.type.body.family,
  fontSize: '.875rem',
  lineHeight: 1.5,
  color: color.t2,
  marginBlockStart: `calc(-1 * ${space.s2})`,
});

export const row = style({
  ...text('body'),
  fontSize: '.9375rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  borderBlockStart: hairline,
  minBlockSize: '48px',
  marginBlockEnd: `calc(-1 * ${space.s4})`,
});

/** A large light figure and, beside it, how many gave it. */
export const score = style({
  display: 'flex',
  alignItems: 'end',
  gap: space.s3,
  marginBlockStart: space.s6,
});

export const figureOfScore = style({
  ...text('numeral'),
  fontSize: `calc(${vars.type.numeral.size} * 1.1)`,
  color: color.accent,
});

export const count = style({
  fontFamily: vars.type.body.family,
  fontSize: '.875rem',
  color: color.t2,
  paddingBlockEnd: space.s2,
});

export const facts = style({
  fontFamily: vars.type.body.family,
  fontSize: '.875rem',
  lineHeight: 1.43,
});

export const fact = style({ borderBlockStart: hairline, paddingBlock: '9px 10px' });

export const term = style({ color: color.t3 });

export const value = style({ fontWeight: 600, overflowWrap: 'break-word' });

/** A person; all of it leads to their page. */
export const cell = style({ display: 'block' });

/** Portraits are square and grey in print. */
export const portrait = style({
  inlineSize: '100%',
  aspectRatio: '1',
  filter: 'grayscale(1)',
});

/** The place of a portrait that does not exist. */
export const noPortrait = style({ background: color.skeleton });

export const name = style({
  ...text('cardTitle'),
  fontSize: '1.125rem',
  marginBlockStart: space.s3,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

export const part = style({ ...text('caption'), color: color.t3 });
