import { PASSWORD_MIN_LENGTH } from '@foyer/contract';

/** Fewer characters than these beside known words make no password. */
const MIN_OTHERS = 5;

/** A shorter word stands in too many others. */
const MIN_WORD = 3;

let frequent: Promise<ReadonlySet<string>> | undefined;

/** The passwords that are most frequent in leaks and long enough for ours. Loaded when the first password is set. */
const frequentPasswords = (): Promise<ReadonlySet<string>> =>
  (frequent ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const isLong = (text: string) => text.length >= PASSWORD_MIN_LENGTH;
    return new Set(dictionary['passwords-common'].filter(isLong));
  }));

/** Compared without case, as guessing programs try it in every one. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

/** The words of a name or a login: the whole, its parts, and a phone without the code of its country. */
const wordsOf = (text: string): string[] =>
  /^\+\d+$/u.test(text) ? [text.slice(1), text.slice(-10)] : [text, ...partsOf(text)];

/** What is left of a text without the words, the longest first. */
function without(text: string, words: readonly string[]): string {
  return words
    .map(plain)
    .filter((word) => word.length >= MIN_WORD)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text);
}

/**
 * Whether a password is among the first that are tried on an account: one that is frequent, or made of the service's
 * names and the account's login.
 *
 * @param about.names - What the service and its labels are called.
 */
export async function isWeakPassword(
  password: string,
  about: { login: string; names: readonly string[] },
): Promise<boolean> {
  const text = plain(password);
  const rest = without(text, [about.login, ...about.names].flatMap(wordsOf));
  if (rest !== text && partsOf(rest).join('').length < MIN_OTHERS) return true;
  const known = await frequentPasswords();
  return known.has(text) || known.has(rest);
}
