import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';
import { wordsWidth } from './scrim.css.ts';

const dissolve = keyframes({ from: { opacity: 0 } });
const drift = keyframes({ to: { transform: 'scale(1.04)' } });

/** How far the first shelf climbs over the hero, and the space above a shelf that goes with it. */
const climb = `calc(-66px - ${vars.size.shelfGap})`;

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minBlockSize: 'min(620px, 94svh)',
  overflow: 'clip',
  '@media': {
    [media.tablet]: {
      minBlockSize: 'clamp(560px, 84vh, 700px)',
      marginBlockEnd: climb,
    },
    [media.huge]: { minBlockSize: 'clamp(560px, 84vh, 860px)' },
  },
});

/** On phones it ends below the picture's figure, so that the words stand under it, on the page. */
export const stage = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '@media': { [media.phone]: { blockSize: 'min(100%, 120vw)' } },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  // The upright crop whole, its foot on the stage's.
  '@media': { [media.phone]: { insetBlockStart: 'auto', blockSize: 'max(100%, 133.34vw)' } },
  selectors: {
    '&[data-arriving]': {
      animation: `${dissolve} ${vars.duration.dissolve} ${vars.easing.inOut} both`,
    },
  },
});

export const drifting = style({
  blockSize: '100%',
  '@media': {
    [media.lively]: {
      selectors: {
        '[data-live] &': { animation: `${drift} ${vars.duration.drift} linear both` },
        '[data-live]:is([data-paused], [data-resting]) &': { animationPlayState: 'paused' },
      },
    },
  },
});

/** As high as the hero, whatever stands at its foot: a slide of fewer words moves nothing when it comes by itself. */
export const foot = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.s3,
  justifyItems: 'center',
  minInlineSize: 0,
  paddingInlineStart: vars.size.gutterStart,
  paddingInlineEnd: vars.size.gutterEnd,
  paddingBlockStart: '220px',
  paddingBlockEnd: 0,
  '@media': {
    [media.tablet]: {
      justifyItems: 'start',
      gap: vars.space.s4,
      paddingBlockStart: vars.space.s9,
      paddingBlockEnd: '112px',
    },
  },
});

export const words = style({
  display: 'grid',
  gap: 'inherit',
  justifyItems: 'inherit',
  textAlign: 'center',
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [media.tablet]: { textAlign: 'start' } },
});

export const titleBox = style({
  inlineSize: '100%',
  '@media': {
    [media.tablet]: { maxInlineSize: `min(100%, calc(${vars.type.display.size} * 5.2))` },
  },
});

export const facts = style({
  maxInlineSize: `min(${wordsWidth}, 100%)`,
  justifyContent: 'center',
  '@media': { [media.tablet]: { justifyContent: 'start' } },
});

/** What a phone has no room for, and what stands in its place. */
export const onWide = style({ '@media': { [media.phone]: { display: 'none' } } });
export const onPhone = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const summary = style({
  ...text('lead'),
  color: vars.color.lead,
  display: 'none',
  maxInlineSize: `min(${wordsWidth}, 100%)`,
  '@media': {
    [media.tablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 5,
      overflow: 'hidden',
    },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  inlineSize: '100%',
  marginBlockStart: vars.space.s1,
  '@media': { [media.tablet]: { inlineSize: 'auto', marginBlockStart: vars.space.s2 } },
});

/** Takes the width that a phone has. */
export const play = style({
  flex: '1 1 auto',
  '@media': { [media.tablet]: { flex: 'none' } },
});
