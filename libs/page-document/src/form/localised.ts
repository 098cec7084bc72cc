import { type Language, LANGUAGES } from '@foyer/contract';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of a document; nothing of anything else. */
export const objectOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  isObject(value) ? value : undefined;

/** A text that a document holds in several languages. */
const isTexts = (value: unknown): value is Partial<Record<Language, string>> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(
    ([key, text]) => (LANGUAGES as readonly string[]).includes(key) && typeof text === 'string',
  );

/** What a document holds in place of a value that is known when the page is asked for. */
export const isRef = (value: unknown): boolean =>
  isObject(value) && Object.keys(value).some((key) => key.startsWith('$'));

/** Stands for an address of another party, which is known when the page is asked for. */
const someAddress = 'https://party.example/';

/** A value of a document as a reader of one language has it; without that language it is the Russian one. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (isTexts(value)) return value[language] ?? value.rus;
  if (!isObject(value)) return value;
  if (value['$party'] !== undefined) return someAddress;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, part]) => [key, inLanguage(part, language)]));
}

function findLanguages(value: unknown, found: Set<Language>): void {
  if (Array.isArray(value)) for (const one of value) findLanguages(one, found);
  else if (isTexts(value)) {
    for (const language of LANGUAGES) if (value[language] !== undefined) found.add(language);
  } else if (isObject(value)) {
    for (const part of Object.values(value)) findLanguages(part, found);
  }
}

/** The languages that a value has texts in; none where it is the same in all. */
export function languagesOf(value: unknown): readonly Language[] {
  const found = new Set<Language>();
  findLanguages(value, found);
  return LANGUAGES.filter((language) => found.has(language));
}
