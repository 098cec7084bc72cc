import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { strongRule } from '@foyer/ui/print/print.css';

const { color, radius, size, space } = vars;

export const page = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minBlockSize: '100dvh',
  padding: `${space.s6} ${space.s4}`,
});

const sheet = style({
  display: 'grid',
  gap: space.s4,
  inlineSize: '100%',
  maxInlineSize: size.dialogWidth,
  overflowWrap: 'anywhere',
});

/** A plate in the dark. */
export const card = style([
  sheet,
  {
    padding: space.s6,
    background: color.dialog,
    borderRadius: radius.dialog,
    boxShadow: vars.shadow.panel,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
]);

/** Between two lines on paper. */
export const lines = style([
  sheet,
  {
    paddingBlock: space.s6,
    borderBlockStart: strongRule,
    borderBlockEnd: `1px solid ${color.rule}`,
  },
]);

export const logo = style({ marginBlockEnd: space.s3 });

/** The masthead's name, smaller than the heading under it. */
export const wordmarkPlace = style([logo, { fontSize: '1.75rem' }]);

export const heading = style({ ...text('heading'), color: color.t1 });

export const words = style({ ...text('body'), color: color.t2 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s6}`,
  marginBlockStart: space.s3,
});
