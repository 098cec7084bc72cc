import type { LanguageOption } from '@foyer/contract';
import type { LanguageInput, LanguagePorts } from './language.types.ts';

/** The languages of the service. LANG-001 */
export const languageOptions: readonly LanguageOption[] = [
  { code: 'rus', name: 'Русский' },
  { code: 'eng', name: 'English' },
  { code: 'hye', name: 'Հայերեն' },
];

/** A user who never chose a language, one who has, and one who may do without. */
export const languageInputs = {
  unset: {},
  russian: { current: 'rus' },
  optional: { isOptional: true },
} satisfies Record<string, LanguageInput>;

/** Ports of a service with three languages; each may be replaced. */
export const fakeLanguagePorts = (replaced: Partial<LanguagePorts> = {}): LanguagePorts => ({
  listLanguages: async () => languageOptions,
  setLanguage: async () => undefined,
  ...replaced,
});
