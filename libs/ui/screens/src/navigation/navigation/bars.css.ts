import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { oneLineCaption, scrolledGlass, signOverCaption } from './bar.styles.ts';

export const topBar = style({
  position: 'fixed',
  zIndex: vars.z.navigation,
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  blockSize: vars.size.topBar,
  paddingInline: vars.size.gutterStart,
  transition: `block-size ${vars.duration.panel} ${vars.easing.out}`,
  '::before': scrolledGlass,
  selectors: {
    '&[data-scrolled]': { blockSize: '48px' },
    '&[data-scrolled]::before': { opacity: 1 },
  },
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.low]: { position: 'absolute' },
  },
});

export const spring = style({ marginInlineStart: 'auto' });

export const barLink = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.input,
  color: vars.color.t1,
});

const tabBarHeight = 'calc(60px + env(safe-area-inset-bottom, 0px))';

/** At the window's foot; in a low window at the page's. */
export const tabBar = style({
  position: 'fixed',
  zIndex: vars.z.navigation,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: tabBarHeight,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  background: `rgba(${vars.color.scrim}, .92)`,
  backdropFilter: vars.filter.glass,
  boxShadow: `0 -1px 0 ${vars.color.hairline}`,
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.low]: { position: 'absolute' },
    [media.forced]: { borderBlockStart: '1px solid CanvasText' },
  },
});
globalStyle(`body:has(.${tabBar})`, {
  '@media': {
    [`${media.low} and ${media.compact}`]: { position: 'relative', paddingBlockEnd: tabBarHeight },
  },
});

export const tabs = style({ display: 'flex', blockSize: '60px' });

export const tabCell = style({ flex: '1 1 0', minInlineSize: 0 });

export const tab = style({
  ...signOverCaption,
  blockSize: '100%',
  selectors: { '&[aria-current]': { color: vars.color.accent, fontWeight: '700' } },
});

export const tabCaption = style(oneLineCaption);
