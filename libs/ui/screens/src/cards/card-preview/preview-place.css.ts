import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/vars';

export const place = style({
  zIndex: vars.z.flyout,
  inlineSize: '352px',
  maxInlineSize: 'calc(100vw - 16px)',
  visibility: 'hidden',
  selectors: { '&[data-ready]': { visibility: 'visible' } },
});
