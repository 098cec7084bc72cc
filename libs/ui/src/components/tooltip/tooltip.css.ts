import { style } from '@vanilla-extract/css';
import { text, vars } from '../../theme/style.ts';
import { panel } from '../popover/panel.css.ts';

const { color, radius, space } = vars;

export const tooltip = style([
  panel,
  {
    ...text('caption'),
    inlineSize: 'max-content',
    maxInlineSize: 'min(280px, 100vw - 16px)',
    paddingBlock: space.s2,
    paddingInline: space.s3,
    border: `1px solid ${color.rule}`,
    borderRadius: radius.thumb,
    // The shadow of a panel would darken what it explains.
    boxShadow: 'none',
    overflowWrap: 'anywhere',
  },
]);
