import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, size, space } = vars;

export const group = style({ border: 0, minInlineSize: 0, padding: 0 });

export const legend = style({ ...text('caption'), color: color.t2, marginBlockEnd: space.s4 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: space.s4,
  padding: space.s1,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  borderRadius: radius.button,
  cursor: 'pointer',
});
/** As wide as its place, and no wider than the picture is. */
globalStyle(`${choice} > span`, {
  inlineSize: '100%',
  maxInlineSize: '90px',
  blockSize: 'auto',
  aspectRatio: '1',
  transition: `opacity ${duration.hover} ${easing.out}`,
});
globalStyle(`${choice}:not(:has(:checked)) > span`, { opacity: 0.72 });
globalStyle(`${choice}:has(:focus-visible) > span`, {
  outline: `${size.focusWidth} solid ${color.focusRing}`,
  outlineOffset: size.focusOffset,
  opacity: 1,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
});
globalStyle(`${choice}:hover > span`, { '@media': { [media.hover]: { opacity: 1 } } });

/** Over its picture, unseen: what is pressed and what has the focus is the native control. */
export const control = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  zIndex: 1,
});
