import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '@foyer/ui/theme/vars';
import { frame } from '../explorer.css.ts';

const { color, space } = vars;

/** Above dialogs: what a dialog's flow does is what one wants to see. */
const aboveAll = 2_147_483_647;

export const closed = style({
  position: 'fixed',
  zIndex: aboveAll,
  insetBlockEnd: space.s3,
  insetInlineStart: space.s3,
});

/** At an edge of the page; its size is its reader's. */
export const dock = style([
  frame,
  {
    position: 'fixed',
    zIndex: aboveAll,
    overflowY: 'auto',
    background: color.page,
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    selectors: {
      '&[data-side="bottom"]': {
        insetInlineStart: 0,
        borderBlockStart: `2px solid ${color.accent}`,
      },
      '&[data-side="right"]': {
        insetBlockStart: 0,
        borderInlineStart: `2px solid ${color.accent}`,
      },
    },
  },
]);

/** A window of its own. */
export const wholeWindow = style([
  frame,
  { blockSize: '100vh', overflowY: 'auto', background: color.page },
]);

export const handle = style({
  position: 'absolute',
  zIndex: 1,
  touchAction: 'none',
  border: 0,
  margin: 0,
  selectors: {
    ...focusRing,
    '&:hover': { background: color.accent },
    '&[data-side="bottom"]': {
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: '6px',
      cursor: 'ns-resize',
    },
    '&[data-side="right"]': {
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '6px',
      cursor: 'ew-resize',
    },
  },
});

/** A dialog takes presses away from everything outside of it. */
export const host = style({ pointerEvents: 'auto' });
