import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/panel.styles.ts';
import { colors } from './glass.colors.ts';

export const root = style({
  ...shared.root,
  insetInlineEnd: '2rem',
  insetBlockEnd: '7.875rem',
  inlineSize: 'min(328px, calc(100% - 1.5rem))',
  maxBlockSize: 'calc(100% - 9rem)',
  padding: '.375rem',
  border: `1px solid ${colors.hairline}`,
  borderRadius: vars.radius.panel,
  background: colors.panel,
  boxShadow: vars.shadow.panel,
  '@container': {
    '(max-width: 37.5rem)': {
      insetInlineEnd: '.75rem',
      insetBlockEnd: '.75rem',
      maxBlockSize: 'calc(100% - 1.5rem)',
    },
  },
});

const line = {
  ...shared.line,
  gap: '.875rem',
  paddingInline: '1rem',
  borderRadius: vars.radius.card,
} as const;

const ring = {
  outline: `2px solid ${colors.white}`,
  outlineOffset: '-2px',
  background: colors.press,
};

export const row = style({
  ...line,
  selectors: { '&:hover': { background: colors.press }, '&:focus-visible': ring },
});
export const rowTitle = style({ flex: 1 });
export const rowValue = style({ color: colors.quiet, fontWeight: 400, fontSize: '.875rem' });

export const heading = style({
  ...line,
  color: colors.quiet,
  selectors: { '&:hover': { background: colors.press }, '&:focus-visible': ring },
});

/** Where the panel covers its own button; elsewhere that button closes it. */
export const close = style([
  heading,
  { '@container': { '(min-width: 37.51rem)': { display: 'none' } } },
]);

export const option = style({
  ...line,
  ...shared.option,
  selectors: {
    '&:hover': { background: colors.press },
    '&:has(:focus-visible)': ring,
    '&:has(:checked)': { fontWeight: 600 },
  },
});

export const radio = style(shared.radio);
export const check = style(shared.check);
