/** The keys of an English keyboard, and what they write in the two other layouts. */
const latinKeys = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

/** The phonetic layout, the usual one; the keys of digits write letters in it. */
const armenianLatin = 'qwertyuiop[]asdfghjklzxcvbnm1234578908=\\{}|+';
const armenianKeys = 'քոերտըւիօպխծասդֆգհյկլզղցվբնմէթփձջևռչճռժշխծշժ';

const tableOf = (from: string, to: string): ReadonlyMap<string, string> => {
  const target = [...to];
  return new Map([...from].map((key, index) => [key, target[index] ?? key]));
};

/** The first key wins where two write one letter. */
const reversed = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...tableOf(from, to)].toReversed().map(([key, letter]) => [letter, key]));

const toRussian = tableOf(latinKeys, russianKeys);
const fromRussian = reversed(latinKeys, russianKeys);
const toArmenian = tableOf(armenianLatin, armenianKeys);
// Systems differ in which of the two letters the key «r» writes.
const fromArmenian = new Map([...reversed(armenianLatin, armenianKeys), ['ռ', 'r']]);

const retype = (text: string, table: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => table.get(letter) ?? letter).join('');

/** What the same keys write in the two other keyboard layouts: English, Russian, phonetic Armenian. */
export function inOtherLayouts(text: string): string[] {
  const typed = text.toLowerCase();
  if (/\p{Script=Cyrillic}/u.test(typed)) {
    const keys = retype(typed, fromRussian);
    return [keys, retype(keys, toArmenian)];
  }
  if (/\p{Script=Armenian}/u.test(typed)) {
    const keys = retype(typed, fromArmenian);
    return [keys, retype(keys, toRussian)];
  }
  return [retype(typed, toRussian), retype(typed, toArmenian)];
}
