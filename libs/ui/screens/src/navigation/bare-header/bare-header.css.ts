import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/vars';
import { column } from '@foyer/ui/print/print.css';

const { radius, size, space } = vars;

export const header = style({
  display: 'flex',
  paddingBlock: space.s4,
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
});

/** Over the column of the page, with the masthead's name as large as under the page. */
export const headerOnPaper = style([column, { paddingBlock: space.s4, fontSize: '2.625rem' }]);

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  borderRadius: radius.input,
});
