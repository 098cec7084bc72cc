import { LANGUAGES, type Language } from '@foyer/contract';
import type { Handlers } from '../../server/call.ts';

/** Each language in itself: who looks for it reads no other. */
const names: Readonly<Record<Language, string>> = {
  rus: 'Русский',
  eng: 'English',
  hye: 'Հայերեն',
};

/** Handler of the languages call. */
export const languagesRoutes = (): Handlers<'listLanguages'> => ({
  listLanguages: () => ({ items: LANGUAGES.map((code) => ({ code, name: names[code] })) }),
});
