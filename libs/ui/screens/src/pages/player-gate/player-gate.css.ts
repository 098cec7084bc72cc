import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { text } from '@foyer/ui/theme/type';

export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'end',
  minBlockSize: '100dvh',
  boxSizing: 'border-box',
  padding: vars.space.s8,
  // The player is dark in every label, and so is what stands in its place.
  background: '#040508',
  color: '#ffffff',
});

export const art = style({ position: 'absolute', inset: 0, zIndex: -2 });

globalStyle(`${art} img, ${art} picture, ${art} span`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const scrim = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  background: 'linear-gradient(to top, rgba(4, 5, 8, .94), rgba(4, 5, 8, .72))',
});

export const heading = style({ ...text('displaySmall'), margin: 0, overflowWrap: 'anywhere' });

export const message = style({
  display: 'block',
  ...text('lead'),
  maxInlineSize: '36em',
  marginBlock: `${vars.space.s4} ${vars.space.s6}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });

export const button = style({
  ...text('label'),
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s7,
  border: 0,
  borderRadius: vars.radius.button,
  background: '#ffffff',
  color: '#040508',
  textDecoration: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: '3px solid #ffffff', outlineOffset: '3px' },
    '&:hover': { background: '#e6e6e6' },
  },
});

export const quiet = style({
  ...text('label'),
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s4,
  color: '#ffffff',
  display: 'inline-grid',
  placeItems: 'center',
  textUnderlineOffset: '0.3em',
  selectors: { '&:focus-visible': { outline: '3px solid #ffffff', outlineOffset: '3px' } },
});
