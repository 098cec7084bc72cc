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
    [`(max-width: ${breakpoints.readOnly - 1}px)`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto minmax(0, 1fr)',
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
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
export const pageName = style({ fontWeight: 700 });
export const status = style({ marginInlineEnd: 'auto', color: vars.color.quiet });
export const statusBad = style([status, { color: vars.color.error }]);
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
    '@media': { [`(max-width: ${breakpoints.readOnly - 1}px)`]: { display: 'none' } },
  },
]);
export const right = style([
  side,
  {
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@media': {
      [`(max-width: ${breakpoints.drawer - 1}px)`]: {
        position: 'fixed',
        insetBlock: `${layout.bar}px 0`,
        insetInlineEnd: 0,
        inlineSize: layout.right,
        boxShadow: '0 16px 48px #16191D40',
      },
      [`(max-width: ${breakpoints.readOnly - 1}px)`]: { display: 'none' },
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
