import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { textsOf } from './texts-of.ts';

const list = fileURLToPath(new URL('../../../../../docs/requirements.yaml', import.meta.url));
const emptyModule = fileURLToPath(new URL('requirement-texts.ts', import.meta.url));

/** Fills `requirementTexts` from `docs/requirements.yaml`, for whatever chunk imports it. */
export const requirementTextsPlugin = (): Plugin => ({
  name: 'foyer:requirement-texts',
  async load(id) {
    if (id !== emptyModule) return undefined;
    this.addWatchFile(list);
    const texts = JSON.stringify(textsOf(await readFile(list, 'utf8')));
    return `export const requirementTexts = ${texts};`;
  },
});
