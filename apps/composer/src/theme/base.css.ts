import { globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html, body', { margin: 0, height: '100%' });
globalStyle('#composer', { height: '100%' });
globalStyle('body', {
  fontFamily: vars.font,
  fontSize: 14,
  lineHeight: 1.4,
  color: vars.color.text,
  backgroundColor: vars.color.page,
});
globalStyle('h1, h2, h3, p, ul, ol, dl, dd', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.action}`, outlineOffset: 2 });
