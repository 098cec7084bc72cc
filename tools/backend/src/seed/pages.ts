import { readdirSync, readFileSync } from 'node:fs';
import { compilePage, type CompiledPage } from '@foyer/page-document';

/** The pages of the demo as their authors keep them. A built backend finds them here too. */
const folder = new URL('../../../../pages/', import.meta.url);

/** A page of the demo with the text that says it. */
export interface PageSeed extends CompiledPage {
  text: string;
}

/** Every page of the demo. */
export const pages: readonly PageSeed[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
  .sort()
  .map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { ...compilePage(text), text };
  });
