import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, size, space } = vars;

export const seasons = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s5 });

/** Green on a line for the season one sees. */
export const season = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  fontSize: '.9375rem',
  color: color.t1,
  textUnderlineOffset: '6px',
  selectors: {
    '&[aria-current]': {
      color: color.accent,
      textDecoration: `underline 2px ${color.accent}`,
      textUnderlineOffset: '6px',
    },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

export const list = style({ display: 'grid', marginBlockStart: `calc(-1 * ${space.s3})` });

export const empty = style({ ...text('lead'), color: color.t2 });

export const foot = style({ marginBlockStart: space.s6 });
