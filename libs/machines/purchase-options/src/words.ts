export { type OptionWords, optionWords } from './option-words.ts';
export { type PeriodRow, periodRows } from './period-rows.ts';
export {
  durationWords,
  introLength,
  lastingAmount,
  money,
  periodWords,
  priceNote,
  type PriceTexts,
  shownPrice,
} from './price-words.ts';
