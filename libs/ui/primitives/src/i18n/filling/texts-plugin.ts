import { readFile } from 'node:fs/promises';
import { defaultLanguage, languageCodes } from '../languages.ts';
import type { TextTree } from '../segments.ts';
import { fillTexts } from './fill-texts.ts';

/** What Vite needs of a plugin that fills texts; spelled out, so that this library needs no Vite. */
interface FillingPlugin {
  name: string;
  enforce: 'pre';
  transform: (code: string, id: string) => Promise<string | undefined>;
}

const others = languageCodes.filter((code) => code !== defaultLanguage).join('|');
const textFile = new RegExp(`(/libs/ui/primitives/src/i18n/)(?:${others})(/\\w+\\.json)$`, 'u');

/**
 * Fills the gaps of each language with the default language's texts while the site is built, so that the page needs
 * neither two languages nor code for it. I18N-003
 *
 * @param read - Gives the text of a file; errors are the build's.
 */
export function textsPlugin(
  read: (path: string) => Promise<string> = (path) => readFile(path, 'utf8'),
): FillingPlugin {
  return {
    name: 'foyer-texts',
    enforce: 'pre',
    transform: async (code, id) => {
      if (!textFile.test(id)) return undefined;
      const fallback = await read(id.replace(textFile, `$1${defaultLanguage}$2`));
      return JSON.stringify(fillTexts(parse(code), parse(fallback)));
    },
  };
}

const parse = (text: string) => JSON.parse(text) as TextTree;
