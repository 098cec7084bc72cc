import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

/** Keeps its height, so that the page does not jump when the button goes. */
export const foot = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.s4,
  minBlockSize: vars.size.control,
  marginBlockStart: space.s8,
});

/** Watched: near the window, the next page is asked for. */
export const near = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1px',
  blockSize: '1px',
  pointerEvents: 'none',
});

export const failure = style({ ...text('body'), color: color.danger, textAlign: 'center' });

export const end = style({ ...text('caption'), color: color.t3, textAlign: 'center' });
