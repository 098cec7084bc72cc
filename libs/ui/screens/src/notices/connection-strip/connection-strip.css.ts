import { style } from '@vanilla-extract/css';
import { focusRing, text, vars } from '@foyer/ui/theme/vars';

const { color, size, space, z } = vars;

/** Over the window's bottom edge; on phones above the tab bar. */
export const place = style({
  display: 'block',
  position: 'fixed',
  zIndex: z.navigation,
  insetInline: 0,
  insetBlockEnd: size.tabBar,
  pointerEvents: 'none',
});

export const strip = style({
  ...text('label'),
  fontSize: '.875rem',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s3,
  paddingBlock: space.s2,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  background: color.mark,
  color: color.t1,
  borderBlockStart: `1px solid ${color.rule}`,
  textWrap: 'balance',
});

export const again = style({
  selectors: focusRing,
  pointerEvents: 'auto',
  minBlockSize: size.control,
  textDecoration: 'underline',
});
