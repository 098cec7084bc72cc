import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  justifyItems: 'center',
  // A spread reads from its start edge; a card is centred.
  selectors: { '&[data-skin="line"]': { justifyItems: 'start' } },
});

export const label = style({ ...text('caption'), color: vars.color.t2, justifySelf: 'start' });

/** A digit that may stand here. */
export const ghost = style({ color: vars.color.t3 });

export const row = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.s3,
  maxInlineSize: '100%',
  selectors: { '&[data-grouped]': { columnGap: 'clamp(4px, 1.5vw, 12px)' } },
});

/** Between two groups of places. */
export const dash = style({
  alignSelf: 'center',
  flexShrink: 0,
  inlineSize: '12px',
  blockSize: '2px',
  background: vars.color.t3,
});

export const hint = style({ ...text('caption'), color: vars.color.t2, justifySelf: 'start' });

/** The one real input lies over the drawn places and shows nothing of itself. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  background: 'transparent',
  border: 0,
  outline: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // iOS zooms into fields with smaller type.
  fontSize: '1rem',
  cursor: 'text',
  selectors: {
    '&::selection': { background: 'transparent' },
    '&::placeholder': { color: 'transparent' },
  },
});

export const place = recipe({
  base: {
    ...text('title'),
    fontSize: '1.75rem',
    fontVariantNumeric: 'tabular-nums',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '56px',
    minInlineSize: '32px',
    flexShrink: 1,
    blockSize: vars.size.field,
    color: vars.color.t1,
    selectors: { '[data-disabled] > &': { color: vars.color.t3 } },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  variants: {
    skin: {
      box: {
        background: vars.color.surface2,
        borderRadius: vars.radius.input,
        boxShadow: `inset 0 0 0 1px ${vars.color.inputBorder}`,
        selectors: {
          '&[data-active]': {
            boxShadow: `inset 0 0 0 2px ${vars.color.inputFocus}, ${vars.shadow.field}`,
          },
          '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
          '[data-disabled] > &': { boxShadow: `inset 0 0 0 1px ${vars.color.hairline}` },
        },
      },
      /** A dot is enough for a digit that nobody may read. */
      dot: { inlineSize: '44px' },
      line: {
        fontSize: '2.125rem',
        borderBlockEnd: `2px solid ${vars.color.inputBorder}`,
        selectors: {
          '&[data-active]': { borderColor: vars.color.inputFocus },
          '[data-invalid] > &': { borderColor: vars.color.danger },
          '[data-disabled] > &': { borderColor: vars.color.hairline },
        },
      },
    },
  },
});

/** A digit that nobody may read. */
export const dot = style({
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.inputBorder}`,
  selectors: {
    '&[data-filled]': { background: vars.color.t1, borderColor: vars.color.t1 },
    '[data-active] > &': { borderColor: vars.color.inputFocus, boxShadow: vars.shadow.field },
    '[data-disabled] &': { borderColor: vars.color.hairline },
    '[data-disabled] &[data-filled]': {
      background: vars.color.t3,
      borderColor: vars.color.t3,
    },
    '[data-invalid] &[data-filled]': {
      background: vars.color.danger,
      borderColor: vars.color.danger,
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-filled]': { background: 'CanvasText' } } } },
});
