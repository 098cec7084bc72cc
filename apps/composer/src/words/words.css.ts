import { globalStyle, style } from '@vanilla-extract/css';
import { area as textArea } from '../parts/controls.css.ts';
import { vars } from '../theme/vars.css.ts';

export const tools = style({ display: 'flex', flexWrap: 'wrap' });
globalStyle(`${tools} [aria-pressed="true"]`, { backgroundColor: vars.color.actionSoft });
export const area = style([
  textArea,
  {
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-placeholder]:empty::before': {
        content: 'attr(data-placeholder)',
        color: vars.color.quiet,
      },
    },
  },
]);
globalStyle(`${area} p + p`, { marginBlockStart: 8 });
globalStyle(`${area} ul`, { listStyle: 'disc', paddingInlineStart: 20 });
globalStyle(`${area} ol`, { listStyle: 'decimal', paddingInlineStart: 20 });
// A line that is a link and nothing else is as high as a target has to be.
globalStyle(`${area} a`, {
  paddingBlock: 4,
  color: vars.color.action,
  textDecoration: 'underline',
});
