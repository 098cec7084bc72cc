import type { Texts } from '@foyer/contract';

/** Whose song it is where nobody is known. */
export const russianFolk: Texts = {
  rus: 'Русская народная песня',
  eng: 'Russian folk song',
  hye: 'Ռուսական ժողովրդական երգ',
};
/** Whose song it is where nobody is known. */
export const armenianFolk: Texts = {
  rus: 'Армянская народная песня',
  eng: 'Armenian folk song',
  hye: 'Հայկական ժողովրդական երգ',
};
/** Who wrote the songs down. */
export const komitas: Texts = { rus: 'Комитас', eng: 'Komitas', hye: 'Կոմիտաս' };
/** Whose song it is where nobody is known. */
export const englishFolk: Texts = {
  rus: 'Английская народная песня',
  eng: 'English folk song',
  hye: 'Անգլիական ժողովրդական երգ',
};
/** Whose song it is where nobody is known. */
export const scottishFolk: Texts = {
  rus: 'Шотландская народная песня',
  eng: 'Scottish folk song',
  hye: 'Շոտլանդական ժողովրդական երգ',
};
/** Whose song it is where nobody is known. */
export const americanFolk: Texts = {
  rus: 'Американская народная песня',
  eng: 'American folk song',
  hye: 'Ամերիկյան ժողովրդական երգ',
};
/** Whose song it is where nobody is known. */
export const oldRomance: Texts = {
  rus: 'Старинный романс',
  eng: 'Old Russian romance',
  hye: 'Հին ռուսական ռոմանս',
};
