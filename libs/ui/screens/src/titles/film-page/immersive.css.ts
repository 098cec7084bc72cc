import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';

const gutters = {
  paddingInlineStart: vars.size.gutterStart,
  paddingInlineEnd: vars.size.gutterEnd,
} as const;

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: 'min(640px, 96svh)',
  paddingBlockStart: `calc(${vars.size.topBar} + ${vars.space.s4})`,
  paddingBlockEnd: vars.space.s7,
  overflow: 'clip',
  ...gutters,
  '@media': {
    [media.desktop]: { minBlockSize: '660px', paddingBlockStart: vars.space.s7 },
    [media.huge]: { minBlockSize: '820px' },
  },
});

/** On phones no taller than the picture's upright crop; the words below it stand on the page. */
export const stage = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '@media': { [media.phone]: { blockSize: 'min(100%, 150vw)' } },
});

// The way to the page is readable on any picture: there the sides are not dark, and the top is so for its edge alone.
globalStyle(`${hero} > nav::before`, {
  '@media': {
    [media.phone]: {
      content: '',
      position: 'absolute',
      zIndex: -1,
      insetBlockStart: 0,
      insetInline: 0,
      blockSize: `calc(${vars.size.topBar} + 9rem)`,
      background: `linear-gradient(to bottom, rgba(${vars.color.scrim}, .86), rgba(${vars.color.scrim}, .8) 60%, rgba(${vars.color.scrim}, 0))`,
      pointerEvents: 'none',
    },
  },
});

export const foot = style({
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s6,
  paddingBlockStart: 'min(290px, 80vw)',
  '@media': { [media.tablet]: { paddingBlockStart: vars.space.s9 } },
});

export const words = style({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'start',
  flex: '1 1 320px',
  minInlineSize: 0,
});

export const titleBox = style({ inlineSize: 'min(100%, 820px)' });

export const summary = style({
  ...text('lead'),
  color: vars.color.lead,
  maxInlineSize: 'min(530px, 100%)',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  maxInlineSize: '100%',
});

export const price = style({
  ...text('body'),
  fontSize: '.875rem',
  color: vars.color.t2,
  maxInlineSize: '32em',
});

export const score = style({ display: 'grid', justifyItems: 'end', gap: vars.space.s2 });

export const scoreNumber = style({
  ...text('displaySmall'),
  fontSize: '6rem',
  lineHeight: '.8',
});

export const scoreCount = style({ ...text('caption'), color: vars.color.t2 });
