import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';

const gutters = {
  paddingInlineStart: vars.size.gutterStart,
  paddingInlineEnd: vars.size.gutterEnd,
} as const;

export const tabs = style({
  position: 'sticky',
  zIndex: vars.z.sticky,
  insetBlockStart: vars.size.topBar,
  marginInlineStart: vars.size.gutterStart,
  marginInlineEnd: vars.size.gutterEnd,
  background: vars.color.page,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { [media.low]: { position: 'static' } },
});

export const tabList = style({
  display: 'flex',
  gap: vars.space.s7,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  ...text('label'),
  position: 'relative',
  display: 'block',
  paddingBlock: vars.space.s4,
  color: vars.color.t2,
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
  selectors: {
    '&:hover, &[aria-current]': { color: vars.color.t1 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '3px',
      borderStartStartRadius: '3px',
      borderStartEndRadius: '3px',
      background: vars.color.accent,
    },
  },
});

/** A part of the page; stops under the sticky tabs when jumped to. */
export const part = style({ scrollMarginBlockStart: `calc(${vars.size.topBar} + 72px)` });

export const about = style({
  ...gutters,
  display: 'grid',
  gap: vars.space.s7,
  paddingBlockStart: vars.space.s7,
  maxInlineSize: `calc(${vars.size.contentMax} + ${vars.size.gutterStart} + ${vars.size.gutterEnd})`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)', gap: vars.space.s9 },
  },
});

export const reading = style({
  ...text('reading'),
  display: 'grid',
  gap: vars.space.s4,
  maxInlineSize: '36em',
  color: vars.color.lead,
  hyphens: 'auto',
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginBlockStart: vars.space.s2,
});

export const chip = style({
  ...text('caption'),
  padding: '6px 10px',
  background: vars.color.surface2,
  borderRadius: vars.radius.thumb,
  color: vars.color.t2,
  hyphens: 'none',
});

export const facts = style({ display: 'grid', gap: vars.space.s3, alignContent: 'start' });

export const fact = style({
  ...text('body'),
  fontSize: '.875rem',
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: vars.space.s4,
});

export const term = style({ color: vars.color.t3 });

export const person = style({
  inlineSize: '116px',
  display: 'grid',
  gap: vars.space.s1,
  justifyItems: 'center',
  textAlign: 'center',
});

export const face = style({
  inlineSize: '116px',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  marginBlockEnd: vars.space.s2,
});

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

export const personName = style({ ...text('cardTitle'), fontSize: '.875rem', ...twoLines });
export const personPart = style({ ...text('caption'), color: vars.color.t3, ...twoLines });
