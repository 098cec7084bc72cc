import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

/** A box with its label inside, or a line with its label above; the label's dialog decides. */
export const field = recipe({
  base: { display: 'grid', gap: vars.space.s2 },
  variants: { skin: { box: {}, line: { gap: 0 } } },
});

export const control = recipe({
  base: { position: 'relative', display: 'flex', alignItems: 'stretch' },
  variants: {
    skin: {
      box: {
        minBlockSize: vars.size.field,
        background: vars.color.surface2,
        borderRadius: vars.radius.input,
        boxShadow: `inset 0 0 0 1px ${vars.color.inputBorder}`,
        selectors: {
          '&:focus-within': {
            boxShadow: `inset 0 0 0 2px ${vars.color.inputFocus}, ${vars.shadow.field}`,
          },
          '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${vars.color.danger}` },
        },
      },
      line: {
        flexDirection: 'column-reverse',
        borderBlockEnd: `2px solid ${vars.color.inputBorder}`,
        selectors: {
          '&:focus-within': { borderColor: vars.color.inputFocus },
          '&[data-invalid]': { borderColor: vars.color.danger },
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
        insetInlineStart: '18px',
        insetBlockStart: '10px',
        pointerEvents: 'none',
      },
      line: { color: vars.color.t1 },
    },
  },
});

export const input = recipe({
  base: {
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    background: 'transparent',
    border: 0,
    color: vars.color.t1,
    outline: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    skin: {
      box: {
        ...text('label'),
        fontSize: '1.25rem',
        fontWeight: '500',
        paddingBlockStart: '26px',
        paddingBlockEnd: '10px',
        paddingInline: '18px',
        borderRadius: 'inherit',
      },
      line: { ...text('title'), fontSize: '2.125rem', lineHeight: '1.3' },
    },
  },
});

export const message = style({
  ...text('caption'),
  fontSize: '.875rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.danger,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.forced]: { color: 'CanvasText' } },
});
