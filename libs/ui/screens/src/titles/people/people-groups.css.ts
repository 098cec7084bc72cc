import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { rule } from '@foyer/ui/print/print.css';

const { color, radius, size, space } = vars;

export const groups = style({ display: 'grid', gap: space.s8, paddingBlockStart: space.s4 });

export const group = styleVariants({
  lit: {},
  /** Trades are parted by a line of ink. */
  print: { borderBlockStart: rule, paddingBlockStart: space.s3 },
});

export const groupHeading = style({ ...text('title'), marginBlockEnd: size.headGap });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: `${space.s5} ${space.s6}`,
});

/** A row: portrait, then words. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minBlockSize: '72px',
  borderRadius: radius.card,
  color: color.t1,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.accent } } } },
});

const portrait = { flex: 'none', inlineSize: '72px', aspectRatio: '1' } as const;

export const face = styleVariants({
  lit: { ...portrait, borderRadius: radius.round },
  print: { ...portrait, filter: 'grayscale(1)' },
});

export const noFace = style({ background: color.skeleton });

export const personWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const personName = style({ ...text('cardTitle') });

export const part = style({ ...text('caption'), color: color.t3 });
