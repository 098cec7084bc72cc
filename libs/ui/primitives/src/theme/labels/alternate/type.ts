import { fluid } from '../../fluid.ts';
import { fonts } from './fonts.ts';

const sans = {
  family: fonts.sans,
  weight: '400',
  size: '1rem',
  lineHeight: '1.5',
  spacing: '0',
  transform: 'none',
  style: 'normal',
};
const display = { ...sans, family: fonts.display };
const section = {
  ...sans,
  family: fonts.title,
  size: fluid([1.6875, 1.875, 2.125, 2.25]),
  lineHeight: '1.18',
  spacing: '-.025em',
};
const reading = { ...sans, family: fonts.reading };
const row = { ...reading, weight: '500', lineHeight: '1.2', spacing: '-.012em' };

/**
 * The type roles of «Полоса». Times, prices in columns, counters and ranks take a serif role:
 * figures of the interface face differ in width, and it has no others.
 */
export const type = {
  brand: {
    ...display,
    weight: '500',
    size: fluid([2.375, 3.5, 4.75, 5.25]),
    lineHeight: '.9',
    spacing: '-.045em',
  },
  display: {
    ...display,
    weight: '380',
    size: fluid([3.5, 5.5, 8.25, 10]),
    lineHeight: '.92',
    spacing: '-.05em',
  },
  displaySmall: section,
  heading: {
    ...display,
    size: fluid([3.375, 4.25, 5.25, 6]),
    lineHeight: '.94',
    spacing: '-.04em',
  },
  title: section,
  cardTitle: { ...row, size: '1.1875rem' },
  rowTitle: { ...row, size: fluid([1.1875, 1.1875, 1.375, 1.5625]) },
  lead: {
    ...reading,
    size: fluid([1.125, 1.25, 1.3125, 1.5]),
    lineHeight: '1.43',
    spacing: '-.005em',
    style: 'italic',
  },
  reading: { ...reading, size: fluid([1.0625, 1.125, 1.1875, 1.1875]), lineHeight: '1.63' },
  body: sans,
  label: { ...sans, weight: '600', size: '.9375rem' },
  kicker: { ...sans, weight: '600', size: '.875rem', lineHeight: '1.43' },
  caption: { ...sans, size: '.8125rem', lineHeight: '1.38' },
  micro: { ...sans, weight: '500', size: '.75rem', lineHeight: '1.3' },
  numeral: {
    ...display,
    weight: '300',
    size: fluid([3.25, 3.5, 3.625, 4]),
    lineHeight: '1',
    spacing: '-.055em',
  },
} as const;
