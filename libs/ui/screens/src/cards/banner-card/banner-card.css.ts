import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { rule } from '@foyer/ui/print/print.css';

/** The custom property of the colour that the server gave a label. */
export const dotColor = '--banner-label';

/** Custom properties of the colours of who pays: of the words, and of what is behind them. */
export const adInk = '--banner-ad-ink';
export const adGround = '--banner-ad-ground';

/** An advertisement in print stands between rules, with the word above it. */
export const ruled = style({ borderBlock: rule, paddingBlock: vars.space.s3 });

export const word = style({
  ...text('micro'),
  marginBlockEnd: vars.space.s2,
  color: vars.color.t3,
});

export const label = style({
  selectors: { '& + &': { marginInlineStart: vars.space.s4 } },
});

export const dot = style({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineEnd: vars.space.s2,
  borderRadius: vars.radius.round,
  background: `var(${dotColor}, ${vars.color.accent})`,
  verticalAlign: 'baseline',
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

/** Required by law, so it wraps and is never cut; it takes the width of the card and gives none. */
export const advertiser = style({
  ...text('micro'),
  marginBlockStart: vars.space.s2,
  color: `var(${adInk}, ${vars.color.t3})`,
  overflowWrap: 'anywhere',
  inlineSize: 0,
  minInlineSize: '100%',
  selectors: {
    '&[data-plate]': {
      padding: `2px ${vars.space.s2}`,
      borderRadius: vars.radius.age,
      background: `var(${adGround}, transparent)`,
    },
  },
});
