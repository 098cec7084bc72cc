import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Where three columns with words have room. */
const side = '(min-width: 44em)';

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `3px solid ${color.t1}`,
  '@container': { [side]: { flexDirection: 'row' } },
});
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s4,
  flex: '2 1 0',
  minInlineSize: 0,
  paddingBlock: space.s5,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&[data-current]': { flexGrow: 3 } },
  '@container': {
    [side]: {
      paddingInline: space.s5,
      borderBlockEnd: 0,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '& + &': { borderInlineStart: `1px solid ${color.hairline}` },
      },
    },
  },
});
export const number = style({ ...text('heading'), color: color.accent });
export const picture = style({ aspectRatio: '16 / 9', inlineSize: '100%' });
export const otherHeading = style({ ...text('rowTitle') });
export const choose = style({
  minBlockSize: size.control,
  color: color.t1,
  overflowWrap: 'anywhere',
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});
export const seen = style({ ...text('caption'), color: color.t2 });
