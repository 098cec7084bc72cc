import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';

const { accent } = vars.color;

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: vars.space.s4,
  minBlockSize: 'max(640px, 90svh)',
  paddingBlockStart: '170px',
  paddingBlockEnd: vars.space.s10,
  paddingInlineStart: vars.size.gutterStart,
  paddingInlineEnd: vars.size.gutterStart,
  textAlign: 'center',
  overflow: 'clip',
});

/** The lamp's light, falling from the page's top. */
export const cone = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInlineStart: '50%',
  translate: '-50%',
  inlineSize: 'min(820px, 150vw)',
  blockSize: '66%',
  clipPath: 'polygon(46% 0, 54% 0, 100% 100%, 0 100%)',
  background: `linear-gradient(color-mix(in srgb, ${accent} 50%, transparent), color-mix(in srgb, ${accent} 12%, transparent) 55%, transparent)`,
  filter: 'blur(6px)',
  '@media': { [media.forced]: { display: 'none' } },
});

/** A pool of light on the floor. */
export const pool = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '54%',
  insetInlineStart: '50%',
  translate: '-50%',
  inlineSize: 'min(620px, 100vw)',
  blockSize: '110px',
  borderRadius: vars.radius.round,
  background: `radial-gradient(closest-side, color-mix(in srgb, ${accent} 26%, transparent), transparent)`,
  '@media': { [media.forced]: { display: 'none' } },
});

/** What is missing: a dim outline in the light. */
export const outline = style({
  inlineSize: '110px',
  blockSize: '160px',
  marginBlockEnd: vars.space.s6,
  border: `2px dashed color-mix(in srgb, ${accent} 55%, transparent)`,
  borderRadius: vars.radius.card,
});

export const heading = style({
  ...text('displaySmall'),
  fontStretch: '62.5%',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const words = style({ ...text('lead'), color: vars.color.t2, maxInlineSize: '34em' });

/** Read out over the telephone: every figure as wide as the next, and marked by one press. */
export const code = style({
  ...text('caption'),
  color: vars.color.t3,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const action = style({ marginBlockStart: vars.space.s3 });
