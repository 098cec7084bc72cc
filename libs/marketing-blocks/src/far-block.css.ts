import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

/** About as high as a shelf, so that the page has its length before its blocks come. */
export const room = style({ minBlockSize: '20rem', marginBlockStart: vars.size.shelfGap });

/** As much as the block took, by its step to the next. */
export const knownRoom = style({
  minBlockSize: 0,
  blockSize: `calc(var(--far-step) - ${vars.size.shelfGap})`,
});
