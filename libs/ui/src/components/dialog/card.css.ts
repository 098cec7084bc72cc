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
        '&[data-size="wide"]': { inlineSize: 'min(960px, 100vw - 48px)' },
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
