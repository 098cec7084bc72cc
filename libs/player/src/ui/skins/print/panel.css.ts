import { vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import * as captions from '../shared/caption.styles.ts';
import { above } from '../shared/skin.styles.ts';
import * as shared from '../shared/panel.styles.ts';
import { colors } from './print.colors.ts';

/** A white sheet at the end edge, also over the header. */
export const root = style({
  ...shared.root,
  ...above,
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
export const rowValue = style({ color: colors.inkQuiet, fontWeight: 400, whiteSpace: 'nowrap' });

export const option = style({
  ...line,
  ...shared.option,
  selectors: {
    '&[data-hovered]': { background: colors.wash },
    '&[data-focus-visible]': ring,
    '&[data-selected]': { fontWeight: 600, ...underlined },
  },
});

export const options = style(shared.options);
export const fewOptions = style(shared.fewOptions);
globalStyle(`${fewOptions} > *`, { ...shared.fewOption, paddingInline: 0 });

export const check = style(shared.check);

/** Rows have lines between them already. */
export const divider = style({ blockSize: '1.125rem' });

export const groupTitle = style({
  ...shared.groupTitle,
  paddingBlock: '1.25rem .25rem',
  color: colors.green,
});

export const note = style({ ...shared.note, paddingBlock: '.75rem', color: colors.inkQuiet });
export const trouble = style({ ...shared.note, paddingBlock: '.75rem', color: colors.danger });

export const sample = style({ ...captions.sample, marginBlockStart: '.75rem' });
export const sampleLine = style({ ...captions.captionLine, background: colors.darkPlate });

export const action = style({
  ...shared.action,
  marginBlockStart: '1.125rem',
  background: colors.ink,
  color: colors.white,
  selectors: {
    ...shared.action.selectors,
    '&:focus-visible': { outline: `3px solid ${colors.green}`, outlineOffset: '3px' },
    '&[data-disabled]': { background: colors.wash, color: colors.inkQuiet },
  },
});

export const shortcuts = style(shared.shortcuts);
globalStyle(`${shortcuts} > div`, {
  ...shared.shortcutLine,
  borderBlockEnd: `1px solid ${colors.inkLine}`,
});
globalStyle(`${shortcuts} dd`, { margin: 0, flex: 'none' });

export const key = style({ ...shared.key, border: `1px solid ${colors.ink}` });
