import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/vars';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s3} ${vars.space.s6}`,
  marginBlock: vars.space.s3,
  selectors: { [`[data-label="main"] &`]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const consent = style({ fontSize: '.8125rem', lineHeight: 1.38, color: vars.color.t3 });
