import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';

const { color, type, size } = vars;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('*', { margin: 0, padding: 0 });

globalStyle(':root', {
  color: color.t1,
  background: color.page,
  fontFamily: type.body.family,
  fontSize: '100%',
  lineHeight: type.body.lineHeight,
  accentColor: color.accent,
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingTop: size.scrollTop,
  // What gets the focus is not hidden by a bar, nor its ring: `useFootRoom` says what a notice covers.
  scrollPaddingBottom: `calc(max(${size.tabBar}, var(--foot-room, 0px)) + 8px)`,
});
globalStyle('body', {
  minHeight: '100vh',
  overflowX: 'clip',
  paddingBlockEnd: 'var(--foot-room, 0px)',
});
globalStyle('img, picture, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'start' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
// The name of Armenian alone is not worth a font file to those who read another language.
globalStyle(':root:not([lang="hy"]) a[hreflang="hy"]', { fontFamily: 'system-ui, sans-serif' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('::selection', { background: color.accent, color: color.onAccent });
globalStyle(':focus-visible', {
  outline: `${size.focusWidth} solid ${color.focusRing}`,
  outlineOffset: size.focusOffset,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
});
// Programmatic focus on a heading or a page's main part is not for the eye.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
