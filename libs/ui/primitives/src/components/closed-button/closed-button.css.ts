import { style } from '@vanilla-extract/css';
import { focusRing, text, vars } from '../../theme/style.ts';

const { color, space } = vars;

/** A button and why it is closed, as one thing. */
export const frame = style({
  display: 'grid',
  gap: space.s2,
  inlineSize: '100%',
  minInlineSize: 0,
});

/** As a disabled button looks; this one keeps its place in the order of focus. */
export const closed = style({
  selectors: {
    ...focusRing,
    // Twice, to win over the look of a button that may be pressed.
    '&&, &&:hover, &&:active': {
      background: color.surface2,
      color: color.t3,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
});

/** Why something is closed: it must be read where the control itself is faint. */
export const reason = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
