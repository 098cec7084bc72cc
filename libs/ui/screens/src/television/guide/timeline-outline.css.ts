import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';
import { measures } from './guide-window.ts';
import { row } from './timeline-row.css.ts';

const quarterPx = measures.hour / 4;

export const outline = style({
  flex: '1 1 0',
  minBlockSize: `${measures.ruler + 5 * (measures.row + measures.rowGap)}px`,
  overflow: 'hidden',
  containerType: 'inline-size',
});

export const outlineRuler = style({
  display: 'flex',
  alignItems: 'end',
  blockSize: `${measures.ruler}px`,
  paddingInlineStart: `${measures.channel}px`,
  paddingBlockEnd: '8px',
});

export const outlineTick = style({
  ...text('caption'),
  flex: 'none',
  inlineSize: `${measures.hour / 2}px`,
  color: vars.color.t3,
  fontVariantNumeric: 'tabular-nums',
});

export const listRow = style([row, { marginBlockEnd: `${measures.rowGap}px` }]);

export const list = style({ display: 'flex', gap: `${measures.cellGap}px` });

/** As wide as its quarters of an hour. */
export const outlineCell = style({
  flex: 'none',
  selectors: Object.fromEntries(
    Array.from({ length: 16 }, (_, index) => [
      `&[data-quarters="${index + 1}"]`,
      { inlineSize: `${(index + 1) * quarterPx - measures.cellGap}px` },
    ]),
  ),
});
