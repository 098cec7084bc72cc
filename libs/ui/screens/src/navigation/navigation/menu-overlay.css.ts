import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { text } from '@foyer/ui/theme/type';

/** The page's colour over the whole screen. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  padding: vars.space.s6,
  paddingBlockStart: vars.space.s10,
  border: 0,
  overflowY: 'auto',
  background: vars.color.page,
  color: vars.color.t1,
});

export const overlayClose = style({
  position: 'absolute',
  insetBlockStart: vars.space.s4,
  insetInlineEnd: vars.space.s4,
});

export const overlayLink = style({
  ...text('label'),
  fontSize: '1.75rem',
  lineHeight: '1.2',
  display: 'block',
  paddingBlock: vars.space.s3,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.accent } },
});

export const languages = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s5,
  marginBlockStart: vars.space.s7,
  color: vars.color.t2,
});

export const languageLink = style({
  display: 'inline-block',
  paddingBlock: vars.space.s3,
  selectors: { '&[aria-current]': { color: vars.color.t1, fontWeight: '600' } },
});
// The page behind keeps its place.
globalStyle(`:root:has(${overlay}[open])`, { overflow: 'hidden' });
