/** Russian and Armenian letters by their sound; a sound that Latin writes with two letters has a sign of its own. */
const sounds: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a|б b|в v|г g|д d|е e|ж ž|з z|и i|й i|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х h|ц c|ч č|ш š|щ š|ъ |ы i|ь |э e|ю iu|я ia',
    'ա a|բ b|գ g|դ d|ե e|զ z|է e|ը |թ t|ժ ž|ի i|լ l|խ h|ծ c|կ k|հ h|ձ dz|ղ g|ճ č|մ m|յ i|ն n|շ š|ո o|չ č|պ p|ջ dž|ռ r|ս s|վ v|տ t|ր r|ց c|ւ v|փ p|ք k|օ o|ֆ f',
  ].flatMap((alphabet) => alphabet.split('|').map((letter) => letter.split(' '))),
);

/** What transliterations and English spelling write, by its sound. */
const spellings: Readonly<Record<string, string>> = {
  shch: 'š',
  sch: 'š',
  sh: 'š',
  tch: 'č',
  ch: 'č',
  zh: 'ž',
  kh: 'h',
  ph: 'f',
  gh: 'g',
  th: 't',
  ck: 'k',
  ts: 'c',
  tz: 'c',
  c: 'k',
  x: 'ks',
  q: 'k',
  w: 'v',
  j: 'i',
  y: 'i',
  ß: 's',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
};
const spelling = /shch|sch|sh|tch|ch|zh|kh|ph|gh|th|ck|ts|tz|[cxqwjyßæøœł]/g;

/**
 * The sound of a word in Latin letters: the same for a name in Russian, in Armenian and in any usual
 * transliteration, without case, accents, apostrophes and doubled letters. Empty for a lone silent letter.
 */
export const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’ʼ\u055A-\u055F]/gu, '')
    .replaceAll(/c(?=[eiy])/g, 's')
    // «Ё», which is mostly written «е»: Pyotr, yozhik.
    .replaceAll(/(?<![aeiouy])[yj]o/g, 'e')
    .replaceAll(spelling, (letters) => spellings[letters] ?? letters)
    .replaceAll('և', 'եվ')
    .replaceAll('եւ', 'եվ')
    .replaceAll('ու', 'u')
    .replaceAll(/[а-яա-ֆ]/g, (letter) => sounds[letter] ?? letter)
    // Initial «е» is written both with and without the sound before it: Ереван, Yerevan.
    .replace(/^ie/, 'e')
    // More than two are no spelling of a name.
    .replaceAll(/(\p{L})\1+/gu, (run, letter: string) => (run.length === 2 ? letter : run));

const scripts = {
  cyrillic: /\p{Script=Cyrillic}/u,
  armenian: /\p{Script=Armenian}/u,
  latin: /\p{Script=Latin}/u,
} as const;

/** A script of the service's languages. */
export type Script = keyof typeof scripts;

/** The script of a text, by its first letters that have one of ours. */
export const scriptOf = (text: string): Script | undefined =>
  (Object.keys(scripts) as Script[]).find((script) => scripts[script].test(text));

/** A word of a text and where it stands, in UTF-16 units; `end` is not part of it. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Letters and digits; apostrophes and the Armenian signs of tone may stand within a word. */
const word = /[\p{L}\p{N}\p{M}]+(?:['’ʼ\u055A-\u055F]+[\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a text, without what stands between them. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(word)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
