import { style } from '@vanilla-extract/css';

// Storybook's own look is around it, and no label's theme: hence no tokens.
export const choice = style({ display: 'grid', gap: '.25rem', inlineSize: 'fit-content' });
export const select = style({ minBlockSize: '2.75rem', paddingInline: '.5rem' });
export const section = style({ marginBlockStart: '2rem' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  gap: '1rem',
  marginBlockStart: '.5rem',
});
export const figure = style({ minInlineSize: 0 });
export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '18rem',
  marginBlockStart: '.25rem',
  border: '1px solid #767676',
  resize: 'vertical',
});
export const gap = style({
  marginBlockStart: '.25rem',
  padding: '1rem',
  border: '1px dashed #767676',
});
