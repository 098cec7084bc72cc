import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const root = style({
  display: 'flex',
  justifyContent: 'center',
  textAlign: 'center',
  selectors: { '&[data-skin="line"]': { justifyContent: 'flex-start', textAlign: 'start' } },
});

/** Figures of one width, so that the words beside them stand still. */
export const time = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-skin="line"] &': { fontFamily: vars.type.reading.family } },
});
