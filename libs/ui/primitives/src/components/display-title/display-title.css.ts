import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { text } from '../../theme/type.ts';
import { wordLetters } from './title-size.ts';

const step = createVar();
const widest = createVar();

/** Width of a capital of the display face, in em; a little more than the mean. */
const letterEm = 0.46;

const steps = [1, 0.82, 0.672, 0.551, 0.452].map((factor, index) => [
  `&[data-step="${index}"]`,
  { vars: { [step]: String(factor) } },
]);

const words = Array.from({ length: wordLetters.most - wordLetters.least + 1 }, (_, index) => {
  const letters = wordLetters.least + index;
  const share = (100 / (letterEm * letters)).toFixed(2);
  return [`&[data-word="${letters}"]`, { vars: { [widest]: `${share}cqi` } }];
});

/** The box whose width the title may fill. */
export const box = style({ containerType: 'inline-size' });

/** The look's size, or for the page of one film its greatest at once. */
const full = {
  normal: vars.type.display.size,
  grand: `min(10.25rem, calc(${vars.type.display.size} * 1.18))`,
};

/** Sized by its length; and its longest word always fits the box, so nothing is cut at 320 px. */
export const title = style({
  ...text('display'),
  fontStretch: '62.5%',
  fontSize: `min(calc(${full.normal} * ${step}), ${widest})`,
  textWrap: 'balance',
  overflowWrap: 'break-word',
  // Descenders and the marks over Й stand outside so tight a line.
  paddingBlock: '.14em .06em',
  marginBlock: '-.1em -.02em',
  selectors: {
    ...Object.fromEntries([...steps, ...words]),
    '&[data-clamped]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      // More than it takes as it is set: a reader who spaces letters out loses nothing. WCAG 1.4.12
      WebkitLineClamp: 6,
      overflow: 'hidden',
      '@media': { [media.tablet]: { WebkitLineClamp: 4 } },
    },
    '&[data-grand]': { fontSize: `min(calc(${full.grand} * ${step}), ${widest})` },
  },
});
