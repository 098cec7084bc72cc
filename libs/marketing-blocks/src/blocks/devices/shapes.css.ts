import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, duration, easing, radius, size, space } = vars;

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

/** Up to six in one row of a wide page, and four in each where there are more. */
export const tiles = style({
  display: 'grid',
  gap: size.cardGap,
  ...columns(2),
  '@media': {
    [media.tablet]: {
      ...columns(3),
      selectors: { '&[data-count="2"], &[data-count="4"]': columns(2) },
    },
    [media.desktop]: {
      selectors: {
        '&, &[data-count="4"]': columns(4),
        ...Object.fromEntries([2, 3, 5, 6].map((n) => [`&[data-count="${n}"]`, columns(n)])),
      },
    },
  },
});
// What is last takes what is left of its row.
const last = `${tiles} > :last-child`;
const between = `${media.tablet} and ${media.compact}`;
globalStyle(`${last}:nth-child(odd)`, { '@media': { [media.phone]: { gridColumn: 'span 2' } } });
globalStyle(`${tiles}:not([data-count="2"], [data-count="4"]) > :last-child:nth-child(3n + 2)`, {
  '@media': { [between]: { gridColumn: 'span 2' } },
});
globalStyle(`${tiles}:not([data-count="4"]) > :last-child:nth-child(3n + 1)`, {
  '@media': { [between]: { gridColumn: 'span 3' } },
});
globalStyle(`${last}:nth-child(7)`, { '@media': { [media.desktop]: { gridColumn: 'span 2' } } });

export const tile = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.s2,
  minInlineSize: 0,
  padding: space.s4,
  paddingBlockStart: space.s6,
  textAlign: 'center',
  borderRadius: radius.panel,
  background: color.surface1,
  transition: `box-shadow ${duration.hover} ${easing.out}`,
  selectors: { '&[data-leads]:hover': { boxShadow: `inset 0 0 0 1px ${color.accent}` } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** A shape against a lamp below it, whose light lies on its foot. */
export const sign = style({
  display: 'inline-flex',
  position: 'relative',
  marginBlockEnd: space.s3,
  color: `color-mix(in srgb, ${color.accent} 45%, ${color.t1})`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: '-1.5rem',
    insetBlockEnd: '-.75rem',
    blockSize: '1.75rem',
    background: `radial-gradient(50% 50%, color-mix(in srgb, ${color.accent} 60%, transparent), transparent)`,
  },
  '@media': { [media.forced]: { color: 'CanvasText', '::after': { display: 'none' } } },
});
globalStyle(`${sign} svg`, {
  position: 'relative',
  zIndex: 1,
  inlineSize: '64px',
  blockSize: '64px',
  maskImage: 'linear-gradient(rgba(0, 0, 0, .3), #000 80%)',
});

export const name = style({
  ...text('rowTitle'),
  color: color.t1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
