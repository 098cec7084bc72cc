import { style } from '@vanilla-extract/css';
import { breakpoints, layout, vars } from '../theme/vars.css.ts';

export const place = style({
  display: 'grid',
  gridTemplateColumns: `${layout.left}px minmax(0, 1fr) ${layout.right}px`,
  gridTemplateRows: `${layout.bar}px minmax(0, 1fr)`,
  blockSize: '100%',
  '@media': {
    [`(max-width: ${breakpoints.drawer - 1}px)`]: {
      gridTemplateColumns: `${layout.left}px minmax(0, 1fr)`,
    },
    [`(max-width: ${breakpoints.narrow - 1}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
    },
  },
});
export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingInline: 12,
  paddingBlock: 8,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
export const pageName = style({ fontSize: 18, fontWeight: 700, overflowWrap: 'anywhere' });
export const status = style({ marginInlineEnd: 'auto', color: vars.color.quiet });
export const statusBad = style([status, { color: vars.color.error }]);
const narrow = `(max-width: ${breakpoints.narrow - 1}px)`;
/** Narrow screens show one region at a time. */
const hiddenUnless = (region: string) => ({
  [`${place}:not([data-shown="${region}"]) > &`]: { display: 'none' },
});
/** The page itself. */
export const middle = style({
  '@media': { [narrow]: { selectors: hiddenUnless('page') } },
});
/** Which region is shown, on narrow screens. */
export const regions = style({
  display: 'none',
  justifyContent: 'center',
  padding: 8,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': { [narrow]: { display: 'flex' } },
});
/** Only where the form lies over the page. */
export const drawerClose = style({
  display: 'none',
  justifyContent: 'flex-end',
  '@media': {
    [`(min-width: ${breakpoints.narrow}px) and (max-width: ${breakpoints.drawer - 1}px)`]: {
      display: 'flex',
    },
  },
});
const side = style({
  // What is for ears alone is placed within it.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  padding: 12,
  overflow: 'auto',
  backgroundColor: vars.color.surface,
});
export const left = style([
  side,
  {
    borderInlineEnd: `1px solid ${vars.color.line}`,
    '@media': { [narrow]: { selectors: hiddenUnless('blocks') } },
  },
]);
export const right = style([
  side,
  {
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@media': {
      [`(min-width: ${breakpoints.narrow}px) and (max-width: ${breakpoints.drawer - 1}px)`]: {
        position: 'fixed',
        insetBlock: `${layout.bar}px 0`,
        insetInlineEnd: 0,
        inlineSize: layout.right,
        boxShadow: '0 16px 48px #16191D40',
        selectors: { '&[data-open="false"]': { display: 'none' } },
      },
      [narrow]: { selectors: hiddenUnless('form') },
    },
  },
]);
export const tabs = style({
  display: 'flex',
  gap: 4,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const tab = style({
  minBlockSize: 44,
  paddingInline: 12,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { borderBlockEndColor: vars.color.action, fontWeight: 700 },
  },
});
