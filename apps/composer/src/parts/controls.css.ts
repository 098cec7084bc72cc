import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minBlockSize: vars.control,
  paddingInline: 16,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.surface,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.page },
    '&:disabled': { color: vars.color.quiet, borderColor: vars.color.line, cursor: 'default' },
  },
});

/** Looks of buttons. */
export const buttons = styleVariants({
  plain: [button],
  main: [
    button,
    {
      backgroundColor: vars.color.action,
      borderColor: vars.color.action,
      color: vars.color.onAction,
      selectors: {
        '&:hover:not(:disabled)': { backgroundColor: '#2340BD' },
        '&:disabled': { backgroundColor: vars.color.line },
      },
    },
  ],
  icon: [
    button,
    { inlineSize: vars.control, paddingInline: 0, border: 0, backgroundColor: 'transparent' },
  ],
});

/** A field with its name above, its counter beside the name, and what is wrong with it below. */
export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 });
export const fieldHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  fontSize: 13,
});
export const quiet = style({ color: vars.color.quiet, fontSize: 13 });
export const counter = styleVariants({
  fits: { color: vars.color.quiet, fontVariantNumeric: 'tabular-nums' },
  over: { color: vars.color.error, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});
export const error = style({
  display: 'flex',
  gap: 6,
  color: vars.color.error,
  fontSize: 13,
});

export const warning = style({
  display: 'flex',
  gap: 6,
  color: vars.color.warning,
  fontSize: 13,
});

/** What is typed into. */
export const input = style({
  inlineSize: '100%',
  minBlockSize: vars.control,
  paddingInline: 12,
  paddingBlock: 10,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius,
  backgroundColor: vars.color.surface,
  selectors: { '&[aria-invalid="true"]': { borderColor: vars.color.error, borderWidth: 2 } },
});
export const area = style([input, { minBlockSize: 96, resize: 'vertical' }]);
export const mono = style([area, { fontFamily: vars.mono, fontSize: 13, minBlockSize: 240 }]);

/** For those who hear the page. */
export const spoken = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
