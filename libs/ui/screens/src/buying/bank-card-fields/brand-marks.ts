import type { CardBrand } from './bank-card-rules.ts';

/** How a brand is drawn on a plate of 40 by 26: a word, or shapes. */
export type BrandDrawing =
  | { kind: 'word'; text: string; size: number; isItalic?: true }
  /** `first` and `second` are paths; the second is fainter. */
  | { kind: 'shapes'; first: string; second: string };

const disc = (x: number, radius: number) =>
  `M${x - radius} 13a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const slanted = (x: number) => `M${x + 3} 6h7l-3 14h-7z`;

/** Reminders of the brands in one ink, not their trade marks: they have to stand on any label's ground. */
export const brandDrawings: Readonly<Record<CardBrand, BrandDrawing>> = {
  visa: { kind: 'word', text: 'VISA', size: 12, isItalic: true },
  mastercard: { kind: 'shapes', first: disc(16, 7), second: disc(24, 7) },
  'american-express': { kind: 'word', text: 'AMEX', size: 10.5 },
  'diners-club': {
    kind: 'shapes',
    first: 'M18.5 6.5v13a6.6 6.6 0 0 1 0-13zM21.5 6.5v13a6.6 6.6 0 0 0 0-13z',
    second: 'M20 3a10 10 0 1 0 0 20a10 10 0 1 0 0-20zm0 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z',
  },
  discover: { kind: 'word', text: 'DISC', size: 11 },
  jcb: { kind: 'word', text: 'JCB', size: 12.5 },
  unionpay: {
    kind: 'shapes',
    first: slanted(6) + slanted(22),
    second: slanted(14),
  },
  maestro: { kind: 'shapes', first: disc(24, 7), second: disc(16, 7) },
  elo: { kind: 'word', text: 'elo', size: 14 },
  mir: { kind: 'word', text: 'МИР', size: 12 },
  hiper: { kind: 'word', text: 'Hiper', size: 11, isItalic: true },
  hipercard: { kind: 'word', text: 'HiperC', size: 9.5, isItalic: true },
};
