import { media, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size } = vars;

/** Put on a card that a link may cover. */
export const card = style({ position: 'relative' });

/** Covers the card, so that all of it is one link, which has the title alone for its name. */
export const cover = style({
  color: 'inherit',
  outline: 'none',
  selectors: { '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } },
});

globalStyle(`${card}:has(${cover}:focus-visible)`, {
  outline: `${size.focusWidth} solid ${color.focusRing}`,
  outlineOffset: size.focusOffset,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
});

// A link within the words of the card stays above the one that covers it.
globalStyle(`${card} a:not(${cover})`, { position: 'relative', zIndex: 2 });
