import type { CardType } from './bank-card-rules.ts';

/** What most cards look like; drawn until the number says more. */
const ordinary: Pick<CardType, 'lengths' | 'gaps'> = { lengths: [16], gaps: [4, 8, 12] };

/** No card has more. */
const longest = 19;

const places = (length: number, gaps: readonly number[]) =>
  Array.from({ length }, (_, index) => (gaps.includes(index) ? ' X' : 'X')).join('');

/** The mask of a card's number, and the places that are drawn for it. */
export interface CardNumberMask {
  /** Of the longest number that the brand has. */
  mask: string;
  /** Of an ordinary one: 16 digits where the brand has them. */
  placeholder: string;
}

/** The form of a number of this type of card, or of a card of which nothing is known. */
export function cardNumberMask(type: CardType | undefined): CardNumberMask {
  const { lengths, gaps } = type ?? ordinary;
  const usual = lengths.find((length) => length >= 16) ?? Math.max(...lengths);
  return {
    mask: places(type ? Math.max(...lengths) : longest, gaps),
    placeholder: places(usual, gaps).replaceAll('X', '0'),
  };
}
