import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { text } from '@foyer/ui/theme/type';

export const place = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s4,
  // Room for the words at the lower edge.
  paddingBlockEnd: '30%',
  paddingInline: vars.space.s5,
});

export const words = style({
  ...text('body'),
  maxInlineSize: '22em',
  padding: `${vars.space.s4} ${vars.space.s5}`,
  borderRadius: vars.radius.panel,
  background: 'rgba(4, 5, 8, .86)',
  textAlign: 'center',
  selectors: { '&[data-empty="true"]': { display: 'none' } },
});

export const link = style({
  display: 'inline-grid',
  placeItems: 'center',
  textDecoration: 'none',
});
