import { text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import * as captions from '../shared/caption.styles.ts';
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
export const rowValue = style({
  color: colors.quiet,
  fontWeight: 400,
  fontSize: '.875rem',
  whiteSpace: 'nowrap',
});

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
    '&[data-hovered]': { background: colors.press },
    '&[data-focus-visible]': ring,
    '&[data-selected]': { fontWeight: 600 },
  },
});

export const options = style(shared.options);
export const fewOptions = style(shared.fewOptions);
globalStyle(`${fewOptions} > *`, { ...shared.fewOption, paddingInline: '.5rem' });

export const check = style(shared.check);

export const divider = style({
  blockSize: '1px',
  marginBlock: '.375rem',
  marginInline: '1rem',
  background: colors.hairline,
});

export const groupTitle = style({
  ...shared.groupTitle,
  padding: '.75rem 1rem .25rem',
  color: colors.quiet,
});

export const note = style({ ...shared.note, padding: '.5rem 1rem', color: colors.quiet });
export const trouble = style({ ...shared.note, padding: '.5rem 1rem', color: vars.color.danger });

export const sample = style({
  ...captions.sample,
  margin: '.25rem',
  borderRadius: vars.radius.card,
});
export const sampleLine = style({
  ...captions.captionLine,
  borderRadius: '.25em',
  background: colors.plate,
});

export const action = style({
  ...shared.action,
  marginBlockStart: '.5rem',
  borderRadius: vars.radius.card,
  background: colors.white,
  color: colors.onWhite,
  selectors: {
    ...shared.action.selectors,
    '&:focus-visible': { outline: `2px solid ${colors.white}`, outlineOffset: '2px' },
    '&[data-disabled]': { background: colors.press, color: colors.quiet },
  },
});

export const shortcuts = style(shared.shortcuts);
globalStyle(`${shortcuts} > div`, { ...shared.shortcutLine, paddingInline: '1rem' });
globalStyle(`${shortcuts} dd`, { margin: 0, flex: 'none' });

export const key = style({
  ...text('label'),
  ...shared.key,
  borderRadius: vars.radius.thumb,
  background: colors.press,
});
