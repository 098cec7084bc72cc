import { farSheetsMark, firstScreenMark } from '@foyer/ui/first-screen';
import { media, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

/** About as high as a shelf, so that the page has its length before its blocks come. */
export const room = style({ minBlockSize: '20rem', marginBlockStart: vars.size.shelfGap });

/** As much as the block took, by its step to the next. */
export const knownRoom = style({
  minBlockSize: 0,
  blockSize: `calc(var(--far-step) - ${vars.size.shelfGap})`,
});

/** Of one size whether the browser leaves its block out or not: what is taken out of the page keeps its margins to itself. */
export const place = style({ display: 'flow-root' });

/**
 * The server's block before it is near: the browser neither styles it nor gives it its places while it is off the screen,
 * which on a page of many blocks is most of its first frame. It clips what hangs over its edges, so it ends with that.
 */
export const served = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(20rem + ${vars.size.shelfGap})`,
});

/** Windows that a promo and a shelf fill: those that are not tall, and somewhat taller ones where the hero grows with them. */
const filledWindows = `(max-height: 56.25em), ${media.huge} and (max-height: 68em)`;

/**
 * The server's block below the first screen. It is near enough that the browser would place it, and ask for its pictures,
 * before what is on the screen is there.
 */
export const below = style({
  '@media': {
    [filledWindows]: {
      selectors: { [`:root[${firstScreenMark}] &`]: { contentVisibility: 'hidden' } },
    },
  },
});

/** The server's block whose style sheets are on their way. It stays so when it is taken over before they have come. */
export const unstyled = style({
  selectors: {
    [`:root[${farSheetsMark}] &`]: {
      contentVisibility: 'hidden',
      containIntrinsicBlockSize: `auto calc(20rem + ${vars.size.shelfGap})`,
    },
  },
});
