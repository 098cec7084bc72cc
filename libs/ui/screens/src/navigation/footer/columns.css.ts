import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { strongRule } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

export const footer = style({ marginBlockStart: size.shelfGap });

export const page = style({
  borderBlockStart: strongRule,
  paddingBlock: `${space.s6} ${space.s9}`,
  display: 'grid',
  gap: space.s6,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 332fr) minmax(0, 784fr)',
      columnGap: size.cardGap,
    },
  },
});

export const name = style({ fontSize: '2.625rem', lineHeight: 1, display: 'flex' });

export const colophon = style({
  ...text('caption'),
  color: color.t3,
  marginBlockStart: space.s3,
  maxInlineSize: '18em',
});

export const columns = style({
  columns: '2 8rem',
  columnGap: size.cardGap,
  '@media': { [media.desktop]: { columns: '3' } },
});

export const group = style({ breakInside: 'avoid', paddingBlockEnd: space.s5 });

export const heading = style({ ...text('label'), fontSize: '.875rem', paddingBlockEnd: space.s2 });

export const languages = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s5 });

export const link = style({
  fontFamily: vars.type.body.family,
  fontSize: '.875rem',
  lineHeight: 1.43,
  display: 'inline-block',
  paddingBlock: '2px',
  '@media': {
    [media.phone]: { paddingBlock: '12px' },
  },
  selectors: { '&[aria-current]': { color: color.t3 } },
});
