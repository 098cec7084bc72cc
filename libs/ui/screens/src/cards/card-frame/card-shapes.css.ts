import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { cardPictures } from './card-shapes.ts';

const page = `calc(100vw - ${vars.size.gutterStart} - ${vars.size.gutterEnd})`;
const shownHorizontal = 300;

/** The place of a card's picture. */
export const places = styleVariants(cardPictures, ({ size: [width, height] }) => ({
  aspectRatio: `${width} / ${height}`,
}));

/** The width of a card where its row does not give one; never wider than the page. */
export const widths = styleVariants(cardPictures, ({ size: [width] }, shape) =>
  shape === 'horizontal'
    ? {
        inlineSize: '236px',
        '@media': { [media.tablet]: { inlineSize: `${shownHorizontal}px` } },
      }
    : { inlineSize: `min(${width}px, ${page})` },
);

/** The greatest width of a card that takes its row's. */
export const limits = styleVariants(cardPictures, ({ size: [width] }, shape) => ({
  inlineSize: '100%',
  maxInlineSize: `${shape === 'horizontal' ? shownHorizontal : width}px`,
}));

/** A mark or a figure that stands first in a line of facts. */
export const leading = style({ marginInlineEnd: vars.space.s2 });
