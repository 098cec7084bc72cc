import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px) scale(.98)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(12px) scale(.98)' } });
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } });
const slideDown = keyframes({ to: { transform: 'translateY(100%)' } });

const run = (name: string) => `${name} ${vars.duration.dialog} ${vars.easing.out} both`;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  background: vars.color.backdrop,
  backdropFilter: vars.filter.backdrop,
  selectors: {
    '&[data-state="open"][data-animation="opacity-scale"]': { animation: run(appear) },
    '&[data-state="closed"][data-animation="opacity-scale"]': { animation: run(vanish) },
  },
});

export const content = style({
  position: 'fixed',
  zIndex: vars.z.dialog,
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: '92dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  padding: vars.space.s6,
  paddingBlockEnd: `calc(${vars.space.s6} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.dialog,
  color: vars.color.t1,
  borderStartStartRadius: vars.radius.dialog,
  borderStartEndRadius: vars.radius.dialog,
  boxShadow: vars.shadow.panel,
  outline: 'none',
  selectors: {
    '&[data-sided]': { padding: 0, gap: 0 },
    // Of what is celebrated there is no page left to see.
    '&[data-size="window"]': {
      blockSize: '100%',
      maxBlockSize: 'none',
      borderRadius: 0,
      background: vars.color.page,
    },
    '&[data-state="open"][data-animation="opacity-scale"]': { animation: run(slideUp) },
    '&[data-state="closed"][data-animation="opacity-scale"]': { animation: run(slideDown) },
  },
  '@media': {
    [media.tablet]: {
      inset: 0,
      margin: 'auto',
      blockSize: 'fit-content',
      maxBlockSize: 'calc(100dvh - 48px)',
      inlineSize: vars.size.dialogWidth,
      padding: '36px',
      borderRadius: vars.radius.dialog,
      selectors: {
        '&[data-size="wide"], &[data-sided]': { inlineSize: 'min(960px, 100vw - 48px)' },
        '&[data-sided]': {
          padding: 0,
          gap: 0,
          gridTemplateColumns: 'minmax(0, 38.75%) minmax(0, 1fr)',
        },
        '&[data-size="window"]': {
          inlineSize: '100%',
          blockSize: '100%',
          maxBlockSize: 'none',
          gridTemplateColumns: 'minmax(0, 1fr)',
          borderRadius: 0,
        },
        '&[data-state="open"][data-animation="opacity-scale"]': { animation: run(rise) },
        '&[data-state="closed"][data-animation="opacity-scale"]': { animation: run(sink) },
      },
    },
    [media.calm]: {
      selectors: {
        '&[data-state="open"][data-animation="opacity-scale"]': { animation: run(appear) },
        '&[data-state="closed"][data-animation="opacity-scale"]': { animation: run(vanish) },
      },
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const logo = style({ marginBlockEnd: vars.space.s3 });

export const title = style({
  ...text('heading'),
  fontSize: '1.75rem',
  lineHeight: '1.21',
  textWrap: 'balance',
  paddingInlineEnd: vars.space.s8,
  overflowWrap: 'break-word',
  outline: 'none',
  selectors: {
    // Lit, in the display face. One word of a dozen letters fits a phone.
    '[data-size="window"] &': {
      ...text('display'),
      fontStretch: '62.5%',
      fontSize: `min(${vars.type.display.size}, 17vw)`,
      paddingInline: 0,
      paddingBlock: '.1em',
      textAlign: 'center',
      textShadow: `0 0 60px color-mix(in srgb, ${vars.color.accent} 45%, transparent)`,
    },
  },
});

export const description = style({
  ...text('body'),
  fontSize: '.9375rem',
  color: vars.color.t2,
  marginBlockEnd: vars.space.s2,
});

export const close = style({
  position: 'absolute',
  insetBlockStart: '18px',
  insetInlineEnd: '18px',
});

/** What a card is about: a strip over its content, or a column that stays while that scrolls. */
export const side = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '230px',
  overflow: 'clip',
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      minBlockSize: '480px',
      maxBlockSize: 'calc(100dvh - 48px)',
    },
  },
  selectors: {
    // It is the whole window's, and what is said stands on it.
    [`${content}[data-size="window"] > &`]: {
      position: 'absolute',
      inset: 0,
      maxBlockSize: 'none',
      pointerEvents: 'none',
    },
  },
});

/** What stands beside it. */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s2,
  minInlineSize: 0,
  padding: `${vars.space.s5} ${vars.space.s4}`,
  paddingBlockEnd: `max(${vars.space.s3}, env(safe-area-inset-bottom, 0px))`,
  '@media': { [media.tablet]: { padding: vars.space.s7, paddingBlockEnd: vars.space.s6 } },
  selectors: {
    [`${content}[data-size="window"] > &`]: {
      position: 'relative',
      justifyItems: 'center',
      alignContent: 'start',
      textAlign: 'center',
      gap: vars.space.s5,
      paddingBlockStart: 'clamp(96px, 18vh, 150px)',
    },
  },
});
