import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';
import * as shared from '../shared/panel.styles.ts';
import { colors } from './print.colors.ts';

/** A white sheet at the end edge. */
export const root = style({
  ...shared.root,
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: 'min(360px, 100%)',
  padding: '1.125rem 1.5rem',
  background: colors.sheet,
  color: colors.ink,
  colorScheme: 'light',
});

const line = {
  ...shared.line,
  padding: 0,
  gap: '.625rem',
  borderBlockEnd: `1px solid ${colors.inkLine}`,
} as const;

const ring = { outline: `3px solid ${colors.green}`, outlineOffset: '-3px' } as const;
const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
  textDecorationColor: colors.green,
} as const;

export const heading = style({
  ...line,
  borderBlockEnd: `3px solid ${colors.ink}`,
  selectors: { '&:hover': underlined, '&:focus-visible': ring },
});

export const close = heading;

export const row = style({
  ...line,
  selectors: { '&:hover': { background: colors.wash }, '&:focus-visible': ring },
});
export const rowTitle = style({
  flex: 1,
  fontFamily: vars.type.title.family,
  fontSize: '1.1875rem',
  fontWeight: 400,
});
export const rowValue = style({ color: colors.inkQuiet, fontWeight: 400 });

export const option = style({
  ...line,
  ...shared.option,
  selectors: {
    '&:hover': { background: colors.wash },
    '&:has(:focus-visible)': ring,
    '&:has(:checked)': { fontWeight: 600, ...underlined },
  },
});

export const radio = style(shared.radio);
export const check = style(shared.check);
