import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { artColorProperty } from '@foyer/ui/artwork';

const fill = keyframes({ from: { transform: 'scaleX(0)' } });

export const column = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetInlineEnd: vars.size.gutterEnd,
      insetBlockEnd: '112px',
      flexDirection: 'column',
      alignItems: 'end',
      gap: vars.space.s2,
      selectors: {
        // It hangs from its bottom: shown while the document still arrives, it would climb with every picture.
        '&:not(:has(> ul + *))': { display: 'none' },
      },
    },
  },
});

export const list = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.tablet]: { flexDirection: 'column', gap: vars.space.s2 } },
});

/** A dot for the finger on phones, a small picture elsewhere. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '24px',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.thumb,
  '@media': {
    [media.tablet]: {
      display: 'block',
      inlineSize: '104px',
      blockSize: '58px',
      minBlockSize: 0,
      opacity: 0.86,
      transition: `opacity ${vars.duration.hover} ${vars.easing.out}`,
      selectors: {
        '&:hover, &[aria-current]': { opacity: 1 },
        '&[aria-current]': {
          boxShadow: `0 0 0 2px ${vars.color.t1}, 0 8px 32px 0 var(${artColorProperty}, transparent)`,
        },
      },
    },
  },
});

export const thumb = style({
  display: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: 'inherit',
  '@media': { [media.tablet]: { display: 'block' } },
});

export const bar = style({
  display: 'block',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '4px',
  overflow: 'hidden',
  background: vars.color.progressTrackOnArt,
  selectors: { '[aria-current] > &': { inlineSize: '24px' } },
  '@media': {
    [media.tablet]: {
      display: 'none',
      selectors: {
        '[aria-current] > &': {
          display: 'block',
          position: 'absolute',
          insetInline: '10px',
          insetBlockEnd: '7px',
          inlineSize: 'auto',
          blockSize: '4px',
        },
      },
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

/** The running part of the bar; when it is full, the next slide comes. */
export const run = style({
  display: 'block',
  blockSize: '100%',
  background: vars.color.progressValue,
  transformOrigin: 'left',
  '@media': {
    [media.lively]: {
      selectors: {
        '[data-live] &': { animation: `${fill} ${vars.duration.drift} linear both` },
        '[data-live]:is([data-paused], [data-resting], :hover, :focus-within) &': {
          animationPlayState: 'paused',
        },
      },
    },
  },
});

export const pause = style({
  '@media': { [media.calm]: { display: 'none' } },
});
