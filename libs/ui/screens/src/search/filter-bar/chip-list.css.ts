import { keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, shadow, size, space, z } = vars;

const appear = keyframes({ from: { opacity: 0 } });

/** Hangs under its chip; where and how high is measured when it opens. */
export const list = style({
  zIndex: z.flyout,
  boxSizing: 'border-box',
  minInlineSize: '220px',
  maxInlineSize: 'min(360px, calc(100vw - 32px))',
  padding: space.s2,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.surface2,
  color: color.t1,
  borderRadius: radius.panel,
  boxShadow: shadow.panel,
  outline: 'none',
  animation: `${appear} ${duration.panel} ${easing.out}`,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const option = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  minBlockSize: size.touch,
  paddingBlock: space.s2,
  paddingInline: space.s3,
  borderRadius: radius.thumb,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: {
    '&[data-active]': { background: color.surface3 },
    '&[aria-selected="true"]': { fontWeight: '600' },
  },
  '@media': {
    [media.forced]: {
      selectors: { '&[aria-selected="true"]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
});

/** The sign of what is chosen; keeps its place, so that nothing moves when it comes. */
export const check = style({
  display: 'grid',
  inlineSize: '20px',
  blockSize: '20px',
  flex: 'none',
  color: color.accent,
  '@media': { [media.forced]: { color: 'inherit' } },
});
