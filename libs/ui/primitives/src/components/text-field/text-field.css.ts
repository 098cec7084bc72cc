import { recipe } from '@vanilla-extract/recipes';
import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

/** A box with its label inside, or a line with its label above; the label's dialog decides. */
export const field = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s2,
    // As far from an error to the next field as from a field to the next: there an empty message takes a gap.
    selectors: { '&:has([role="alert"]:not(:empty))': { paddingBlockEnd: vars.space.s2 } },
  },
  variants: { skin: { box: {}, line: {} } },
});

export const control = recipe({
  base: {
    position: 'relative',
    // What must be seen whole asks for it: its type follows the field's width.
    containerType: 'inline-size',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  },
  variants: {
    skin: {
      box: {
        minBlockSize: vars.size.field,
        background: vars.color.surface2,
        borderRadius: vars.radius.input,
        boxShadow: `inset 0 0 0 1px ${vars.color.inputBorder}`,
        selectors: {
          // A part with a ring around it says by that where the focus is.
          '&:focus-within:not(:has([data-own-ring]:focus-visible))': {
            boxShadow: `inset 0 0 0 2px ${vars.color.inputFocus}, ${vars.shadow.field}`,
          },
          '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
          '&[data-disabled]': { boxShadow: `inset 0 0 0 1px ${vars.color.hairline}` },
        },
        '@media': {
          [media.hover]: {
            selectors: { '&:has(select:enabled:hover)': { background: vars.color.surface3 } },
          },
          [media.forced]: { border: '1px solid CanvasText' },
        },
      },
      line: {
        borderBlockEnd: `2px solid ${vars.color.inputBorder}`,
        selectors: {
          '&:focus-within:not(:has([data-own-ring]:focus-visible))': {
            borderColor: vars.color.inputFocus,
          },
          '&[data-invalid]': { borderColor: vars.color.danger },
          '&[data-disabled]': { borderColor: vars.color.hairline },
        },
        '@media': {
          [media.hover]: {
            selectors: { '&:has(select:enabled:hover)': { borderColor: vars.color.t1 } },
          },
        },
      },
    },
  },
});

export const label = recipe({
  base: { ...text('caption'), color: vars.color.t2 },
  variants: {
    skin: {
      box: {
        position: 'absolute',
        zIndex: 1,
        insetInline: '18px',
        insetBlockStart: '10px',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
        pointerEvents: 'none',
      },
      line: { display: 'block', fontWeight: '500' },
    },
  },
});

/** What stands in a line: something before the entry, the entry, something after it. */
export const row = style({ display: 'flex', alignItems: 'stretch', minBlockSize: 'inherit' });

export const entry = style({ position: 'relative', display: 'flex', flex: 1, minInlineSize: 0 });

/** Type and height of what is entered, shared by whatever must stand on one line with it. */
export const typed = styleVariants({
  box: {
    ...text('label'),
    fontSize: '1.25rem',
    fontWeight: '500',
    selectors: { '[data-whole] &': { fontSize: 'min(1.25rem, 6.5cqi)' } },
    paddingBlockStart: '26px',
    paddingBlockEnd: '10px',
    color: vars.color.t1,
    fontVariantNumeric: 'tabular-nums',
  },
  line: {
    ...text('title'),
    fontSize: 'min(2.125rem, 8.2vw)',
    selectors: { '[data-whole] &': { fontSize: 'min(2.125rem, 9.6cqi)' } },
    lineHeight: '1.3',
    paddingBlock: '2px',
    color: vars.color.t1,
  },
});

export const input = recipe({
  base: {
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    background: 'transparent',
    border: 0,
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.t3, opacity: 1 },
      '&:disabled': { color: vars.color.t3, opacity: 1, cursor: 'not-allowed' },
      // Browsers paint their own colour over what they filled in; a change that never ends keeps ours.
      '&:autofill': {
        transition: 'background-color 1000000s',
        WebkitTextFillColor: vars.color.t1,
      },
    },
  },
  variants: {
    skin: {
      box: [typed.box, { paddingInline: '18px', borderRadius: vars.radius.input }],
      line: [typed.line, {}],
    },
    /** Something stands before the entry and has the space at the edge. */
    hasStart: { true: { paddingInlineStart: vars.space.s3 }, false: {} },
    isInCapitals: { true: { textTransform: 'uppercase' }, false: {} },
  },
  defaultVariants: { hasStart: false, isInCapitals: false },
});

export const hint = style({ ...text('caption'), color: vars.color.t3 });
