import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/contract.css';
import { media } from '@foyer/ui/theme/media';
import { text } from '@foyer/ui/theme/type';
import { oneLineCaption, scrolledGlass, signOverCaption } from './bar.styles.ts';

/** Height of one entry, in rem, so that larger type leaves room for fewer entries. */
const entryRem = 3.625;
/** What stands in the rail besides the menu: mark, search, «Ещё», messages, person. */
const fixedRem = 4.5 + entryRem * 3 + 4.75;
/** The menu has no more entries than this before the rest goes under «Ещё» at any height. */
const mostEntries = 12;

export const marker = style({
  position: 'absolute',
  insetBlockStart: 0,
  blockSize: '80px',
  inlineSize: '1px',
  pointerEvents: 'none',
});

export const rail = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      position: 'fixed',
      zIndex: vars.z.navigation,
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: vars.size.railWidth,
      paddingBlock: vars.space.s4,
    },
  },
  '::before': scrolledGlass,
  selectors: { '&[data-scrolled]::before': { opacity: 1 } },
});

export const brand = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '56px',
  marginBlockEnd: vars.space.s2,
  marginInline: vars.space.s4,
  borderRadius: vars.radius.input,
});

export const entries = style({ display: 'contents' });

export const entry = style({
  ...signOverCaption,
  position: 'relative',
  blockSize: `${entryRem}rem`,
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.input,
  transition: `color ${vars.duration.hover} ${vars.easing.out}`,
  selectors: {
    '&:hover': { color: vars.color.t1 },
    '&[aria-current]': { color: vars.color.t1, fontWeight: '700' },
    '&:active': { color: vars.color.accent },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: '10px',
      inlineSize: '3px',
      borderStartEndRadius: '3px',
      borderEndEndRadius: '3px',
      background: vars.color.accent,
      boxShadow: `0 0 18px 2px ${vars.color.accent}`,
    },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-current]::before': { background: 'Highlight' } } },
  },
});

export const caption = style({
  ...oneLineCaption,
  paddingInline: '2px',
  // A long word is set closer before it is cut.
  selectors: { '&[data-long]': { fontSize: '.625rem', letterSpacing: '-.02em', paddingInline: 0 } },
});

export const more = style({ position: 'relative' });

export const flyout = style({
  position: 'absolute',
  zIndex: vars.z.flyout,
  insetInlineStart: `calc(100% - ${vars.space.s2})`,
  insetBlockEnd: 0,
  minInlineSize: '240px',
  padding: vars.space.s2,
  background: vars.color.surface2,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.panel,
});

export const flyoutLink = style({
  ...text('label'),
  fontWeight: '500',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.card,
  color: vars.color.t1,
  selectors: {
    '&:hover': { background: vars.color.surface3 },
    '&:active': { background: vars.color.surface4 },
    '&[aria-current]': { color: vars.color.accent },
  },
});

export const foot = style({ marginBlockStart: 'auto' });

export const withDot = style({
  position: 'relative',
  selectors: {
    '&[data-unread]::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-2px',
      insetInlineEnd: '-4px',
      inlineSize: '8px',
      blockSize: '8px',
      borderRadius: vars.radius.round,
      background: vars.color.accent,
    },
  },
});

export const person = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '56px',
  marginInline: vars.space.s4,
  borderRadius: vars.radius.round,
});

export const avatar = style({
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.round,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.surface3,
  color: vars.color.t1,
});

// Entry number n shows in the rail where the window is high enough for n of them, else under
// «Ещё»; the style sheet decides, so nothing jumps when the script arrives.
for (let place = 1; place <= 20; place += 1) {
  const least = fixedRem + place * entryRem;
  const inRail = `${entries} > [data-place="${place}"]`;
  const inFlyout = `${flyout} > [data-place="${place}"]`;
  if (place > mostEntries) {
    globalStyle(inRail, { display: 'none' });
    continue;
  }
  globalStyle(inRail, { '@media': { [`(max-height: ${least - 0.01}rem)`]: { display: 'none' } } });
  globalStyle(inFlyout, { '@media': { [`(min-height: ${least}rem)`]: { display: 'none' } } });
  globalStyle(`${more}[data-count="${place}"]`, {
    '@media': { [`(min-height: ${least}rem)`]: { display: 'none' } },
  });
}
