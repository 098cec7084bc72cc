import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { cover, covered } from '../../parts/cover.css.ts';

const { color, duration, easing, radius, size, space } = vars;

export const cell = style({ minInlineSize: 0 });

/** Smaller beside the current one; only what needs no new places changes. */
export const item = style([
  covered,
  {
    transformOrigin: '50% 60%',
    transform: 'scale(.9)',
    selectors: { '&[data-current]': { transform: 'none' } },
    '@media': {
      [media.phone]: { transform: 'none' },
      [media.lively]: { transition: `transform ${duration.hover} ${easing.out}` },
    },
  },
]);

export const frame = style({
  position: 'relative',
  borderRadius: radius.card,
  outline: '3px solid transparent',
  outlineOffset: '-3px',
  selectors: {
    [`${item}[data-current] > &`]: {
      outlineColor: color.t1,
      boxShadow: `0 24px 80px -24px ${color.accent}`,
    },
  },
});
// The ring is round the still: words stand too near the edge.
globalStyle(`${item} ${cover}:focus-visible::before`, { outline: 'none' });
globalStyle(`${item}:has(${cover}:focus-visible) ${frame}`, {
  outline: `${size.focusWidth} solid ${color.focusRing}`,
  outlineOffset: size.focusOffset,
});
export const still = style({ inlineSize: '100%', aspectRatio: '16 / 9', borderRadius: 'inherit' });

/** On its own dark, so that it is read on any still. */
export const age = style({
  ...text('micro'),
  position: 'absolute',
  insetBlockStart: space.s3,
  insetInlineEnd: space.s3,
  fontSize: '.75rem',
  paddingBlock: '2px',
  paddingInline: '6px',
  borderRadius: radius.age,
  border: '1px solid currentColor',
  color: color.t1,
  background: `rgba(${color.scrim}, .78)`,
});

export const shots = style({
  position: 'absolute',
  insetInlineStart: space.s3,
  insetBlockEnd: space.s3,
  display: 'flex',
  gap: space.s1,
});
export const shot = style({
  inlineSize: '92px',
  aspectRatio: '92 / 52',
  border: `2px solid ${color.t1}`,
  borderRadius: radius.thumb,
  '@media': { [media.phone]: { inlineSize: '62px' } },
});

export const name = style({
  ...text('cardTitle'),
  marginBlockStart: space.s3,
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const facts = style({ ...text('caption'), color: color.t2, overflowWrap: 'anywhere' });
