import { fluid } from '../../fluid.ts';
import { fonts } from './fonts.ts';

const text = {
  family: fonts.text,
  weight: '400',
  size: '1rem',
  lineHeight: '1.5',
  spacing: '0',
  transform: 'none',
  style: 'normal',
};
const display = {
  ...text,
  family: fonts.display,
  weight: '800',
  transform: 'uppercase',
  lineHeight: '.84',
  spacing: '-.005em',
};

/** The type roles of «Софит»: a condensed caps face for the stage, a plain one for all else. */
export const type = {
  brand: { ...display, size: '1.75rem', lineHeight: '1', spacing: '.02em' },
  display: { ...display, size: fluid([4.25, 6, 8.75, 10.25]) },
  displaySmall: {
    ...display,
    size: fluid([3, 4, 4.5, 5]),
    lineHeight: '.88',
    spacing: '0',
  },
  heading: {
    ...text,
    weight: '700',
    size: fluid([1.5, 1.75, 1.75, 2]),
    lineHeight: '1.2',
    spacing: '-.015em',
  },
  title: {
    ...text,
    weight: '600',
    size: fluid([1.1875, 1.25, 1.375, 1.5]),
    lineHeight: '1.27',
    spacing: '-.01em',
  },
  cardTitle: { ...text, weight: '600', size: '.9375rem', lineHeight: '1.33' },
  rowTitle: { ...text, weight: '600', size: '1rem', lineHeight: '1.33' },
  lead: { ...text, size: fluid([1, 1.0625, 1.0625, 1.125]), lineHeight: '1.53' },
  reading: { ...text, size: fluid([1, 1.0625, 1.0625, 1.0625]), lineHeight: '1.65' },
  body: text,
  label: { ...text, weight: '600', lineHeight: '1.33' },
  kicker: { ...text, weight: '500', size: '.875rem', lineHeight: '1.43' },
  caption: { ...text, size: '.8125rem', lineHeight: '1.38' },
  micro: { ...text, weight: '500', size: '.6875rem', lineHeight: '1.27' },
  numeral: { ...display, size: fluid([12.5, 16.375, 16.375, 16.375]), lineHeight: '.8' },
} as const;
