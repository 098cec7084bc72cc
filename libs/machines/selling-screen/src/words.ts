export { money, type OptionWords, optionWords } from './option-words.ts';
export { sellingOption } from './selling-option.ts';
