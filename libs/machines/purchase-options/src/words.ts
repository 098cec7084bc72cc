export { type OptionWords, optionWords } from './option-words.ts';
export {
  durationWords,
  introLength,
  money,
  periodWords,
  priceNote,
  type PriceTexts,
} from './price-words.ts';
