import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

const { color, radius, shadow, size, space, z } = vars;

export const root = style({ position: 'relative' });

const panel = style({
  zIndex: z.flyout,
  boxSizing: 'border-box',
  padding: space.s2,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: color.t2,
  borderRadius: radius.panel,
  boxShadow: shadow.panel,
  outline: 'none',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

/** Hangs under the field; its width and height are measured when it opens. */
export const list = styleVariants({
  box: [panel, { background: color.surface2 }],
  line: [panel, { background: color.dialog }],
});

export const option = style({
  ...text('body'),
  display: 'block',
  minBlockSize: size.touch,
  paddingBlock: '10px',
  paddingInline: space.s3,
  borderInlineStart: '3px solid transparent',
  borderRadius: radius.thumb,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': {
      background: color.surface3,
      borderColor: color.accent,
      color: color.t1,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-active]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** The letters that were typed. */
export const match = style({
  background: 'none',
  color: color.t1,
  fontWeight: '600',
  '@media': { [media.forced]: { color: 'inherit' } },
});

export const note = style({ ...text('caption'), display: 'block', color: 'inherit' });

/** Instead of the list. */
export const empty = style({ ...text('caption'), color: color.t2 });
