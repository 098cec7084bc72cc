import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/vars';
import { workbench } from '../explorer.css.ts';

const { color, space } = vars;

/** Above dialogs: what a dialog's flow does is what one wants to see. */
const aboveAll = 2_147_483_647;

export const closed = style({
  position: 'fixed',
  zIndex: aboveAll,
  insetBlockEnd: space.s3,
  insetInlineStart: space.s3,
});

export const dock = style([
  workbench,
  {
    position: 'fixed',
    zIndex: aboveAll,
    insetBlockEnd: 0,
    insetInline: 0,
    blockSize: '55vh',
    borderBlockStart: `2px solid ${color.accent}`,
    '@media': { '(max-width: 63.99em)': { overflowY: 'auto' } },
  },
]);

/** A dialog takes presses away from everything outside of it. */
export const host = style({ pointerEvents: 'auto' });
