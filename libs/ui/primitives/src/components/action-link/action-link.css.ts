import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';

/** Looks of everything that is pressed: links that act, and buttons. */
export const action = recipe({
  base: {
    ...text('label'),
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s3,
    minBlockSize: vars.size.control,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s6,
    borderRadius: vars.radius.button,
    color: vars.color.t1,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${vars.duration.press} ${vars.easing.out}, transform ${vars.duration.press} ${vars.easing.out}`,
    '@media': {
      [media.forced]: { border: '1px solid ButtonText' },
    },
    selectors: {
      '&[data-disabled], &:disabled': {
        background: vars.color.surface2,
        color: vars.color.t3,
        boxShadow: 'none',
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    look: {
      primary: {
        background: vars.color.action,
        color: vars.color.onAction,
        boxShadow: vars.shadow.action,
        selectors: {
          '&:hover:not([data-disabled])': { background: vars.color.actionHover },
          '&:active:not([data-disabled]), &[data-pressed]': {
            background: vars.color.actionPressed,
            boxShadow: 'none',
          },
        },
      },
      glass: {
        background: vars.color.glass,
        boxShadow: vars.shadow.pictureEdge,
        selectors: {
          '&:hover:not([data-disabled])': { background: vars.color.glassHover },
          '&:active:not([data-disabled]), &[data-pressed]': { background: vars.color.surface4 },
        },
      },
      plain: {
        background: vars.color.surface3,
        boxShadow: vars.shadow.pictureEdge,
        selectors: {
          '&:hover:not([data-disabled])': { background: vars.color.surface4 },
          // A finger hovers nothing, so the press takes the hover's level along.
          '&:active:not([data-disabled]), &[data-pressed]': {
            background: vars.color.surface4,
            color: vars.color.accent,
          },
        },
      },
      quiet: {
        background: 'transparent',
        color: vars.color.t2,
        selectors: {
          '&:hover:not([data-disabled])': { color: vars.color.t1 },
          '&:active:not([data-disabled]), &[data-pressed]': { color: vars.color.accent },
        },
      },
      danger: {
        background: vars.color.dangerBg,
        color: vars.color.onDanger,
      },
    },
    shape: {
      pill: {},
      round: {
        inlineSize: vars.size.control,
        flexShrink: 0,
        padding: 0,
        borderRadius: vars.radius.round,
      },
    },
    size: {
      normal: {},
      compact: { minBlockSize: vars.size.controlCompact },
      dialog: { minBlockSize: vars.size.controlDialog, inlineSize: '100%' },
    },
  },
  compoundVariants: [
    {
      variants: { shape: 'round', size: 'compact' },
      style: { inlineSize: vars.size.controlCompact },
    },
  ],
  defaultVariants: { look: 'primary', shape: 'pill', size: 'normal' },
});

/** The variants of {@link action}. */
export type ActionVariants = NonNullable<RecipeVariants<typeof action>>;
