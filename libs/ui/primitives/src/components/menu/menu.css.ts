import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';
import { panel } from '../popover/panel.css.ts';

const { color, radius, size, space } = vars;

export const menu = style([
  panel,
  {
    inlineSize: 'max-content',
    minInlineSize: '200px',
    maxInlineSize: 'min(352px, 100vw - 16px)',
    padding: space.s2,
    outline: 'none',
  },
]);

export const section = style({
  minInlineSize: 0,
  border: 0,
  selectors: {
    '& + &': {
      marginBlockStart: space.s2,
      paddingBlockStart: space.s2,
      borderBlockStart: `1px solid ${color.hairline}`,
    },
  },
});

export const heading = style({
  ...text('caption'),
  paddingBlock: space.s2,
  paddingInline: space.s3,
  color: color.t3,
});

export const entry = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: size.touch,
  paddingBlock: space.s2,
  paddingInline: space.s3,
  borderRadius: radius.thumb,
  color: color.t1,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    // The row that the keyboard or the pointer is on; there is only one.
    '&:focus': { background: color.surface3, outline: 'none' },
    '&:focus-visible': {
      outline: `${size.focusWidth} solid ${color.focusRing}`,
      outlineOffset: `calc(-1 * ${size.focusWidth})`,
    },
    '&[data-tone="danger"]': { color: color.danger },
    '&[aria-disabled="true"]': { color: color.t3, cursor: 'not-allowed' },
    '&[aria-checked="true"]': { fontWeight: '600' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&:focus': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const title = style({ flex: 1, minInlineSize: 0 });

export const detail = style({
  ...text('caption'),
  fontSize: '.875rem',
  flex: 'none',
  color: color.t2,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forced]: { color: 'inherit' } },
});

/** The place of a check, kept free where there is none, so that titles stand in one line. */
export const check = style({
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  color: color.accent,
  '@media': { [media.forced]: { color: 'inherit' } },
});
