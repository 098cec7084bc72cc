import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { content as card, title as cardTitle } from '@foyer/ui/dialog/card.css';
import { chip } from './chips.css.ts';

const { color, size, space } = vars;

export { close, overlay } from '@foyer/ui/dialog/card.css';

export const content = style([card, { gap: space.s5, paddingBlockEnd: 0 }]);

export const title = cardTitle;

/** ModalFrame wants a place for a description, which a sheet of filters does not need. */
export const description = style({});

export const group = style({ border: 0, minInlineSize: 0 });

export const legend = style({ ...text('rowTitle'), marginBlockEnd: space.s3 });

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 });

/** A chip that is a checkbox: the whole of it is pressed. */
export const pick = style([
  chip,
  {
    background: color.surface3,
    maxInlineSize: '100%',
    whiteSpace: 'normal',
    blockSize: 'auto',
    minBlockSize: '40px',
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': { background: color.t1, color: color.page },
      '&:has(:focus-visible)': {
        outline: `${size.focusWidth} solid ${color.focusRing}`,
        outlineOffset: size.focusOffset,
      },
    },
    '@media': {
      [media.forced]: {
        selectors: {
          '&:has(:checked)': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&:has(:focus-visible)': { outlineColor: 'Highlight' },
        },
      },
    },
  },
]);

/** Stays at the sheet's foot, over what scrolls. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  marginInline: `calc(-1 * ${space.s6})`,
  paddingInline: space.s6,
  paddingBlock: `${space.s3} calc(${space.s5} + env(safe-area-inset-bottom, 0px))`,
  background: color.dialog,
});
