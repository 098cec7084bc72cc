import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, size, space } = vars;

export const gutters = style({
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
  marginBlockStart: space.s6,
});

export const best = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 300px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s5,
  maxInlineSize: '52rem',
  padding: space.s3,
  background: color.surface1,
  borderRadius: radius.panel,
  transition: `background-color ${duration.hover} ${easing.out}`,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 40%) minmax(0, 1fr)', gap: space.s3 },
    [media.hover]: { selectors: { '&:hover': { background: color.surface2 } } },
    [media.forced]: { border: '1px solid ButtonText' },
  },
});

export const bestArt = style({
  inlineSize: '100%',
  aspectRatio: '580 / 330',
  overflow: 'hidden',
  borderRadius: radius.card,
});

export const bestWords = style({ display: 'grid', gap: space.s2, minInlineSize: 0 });

export const bestKind = style({ ...text('kicker'), color: color.accent });

export const bestTitle = style({ ...text('title'), color: color.t2, overflowWrap: 'anywhere' });

export const bestFacts = style({ ...text('caption'), color: color.t3 });

export const person = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s1,
  inlineSize: '128px',
  paddingBlock: space.s1,
  borderRadius: radius.card,
  textAlign: 'center',
});

export const face = style({
  inlineSize: '112px',
  blockSize: '112px',
  overflow: 'hidden',
  borderRadius: radius.round,
});

export const noFace = style({ background: color.surface2 });

export const personName = style({
  ...text('cardTitle'),
  color: color.t1,
  overflowWrap: 'anywhere',
});

export const personFacts = style({ ...text('caption'), color: color.t3 });
