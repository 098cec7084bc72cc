import { type BlockFormKey, blockFormKeys, blockForms, fixedOf } from '@foyer/blocks/forms';
import type { Language } from '@foyer/contract';
import { headlineOf } from '../workbench/headline.ts';
import { keyOf } from '../workbench/read-outline.ts';
import { toDocument } from './to-document.ts';
import { loadSamplePage, samplePages } from './sample-pages.ts';

/** A block with content that is good to begin with, in three languages. */
export interface Preset {
  /** Unlike that of the other presets of its key. */
  id: string;
  /** Its headline in a language; empty where it says none. */
  titleIn: (language: Language) => string;
  /** As documents keep it, without its id. */
  block: Readonly<Record<string, unknown>>;
}

/** Presets by the key of the block, the best first. */
export type Presets = ReadonlyMap<string, readonly Preset[]>;

/** Examples of one block that are shown. */
const MOST = 3;

/** Loads the presets of all blocks. Rejects where the composer's own server does not answer. */
export async function loadPresets(): Promise<Presets> {
  const pages = await Promise.all(samplePages.map(loadSamplePage));
  const found = new Map<string, Preset[]>();
  for (const sample of pages.flatMap(({ blocks }) => blocks)) {
    const { id, ...block } = sample;
    const key = keyOf(block);
    const known = found.get(key) ?? [];
    const titleIn = (language: Language) => headlineOf(block, language) ?? '';
    // The same block stands on several pages.
    const isNew = known.every((preset) => preset.titleIn('rus') !== titleIn('rus'));
    if (isNew && known.length < MOST) {
      found.set(key, [...known, { id: String(id), titleIn, block }]);
    }
  }
  for (const key of blockFormKeys) {
    if (!found.has(key)) found.set(key, [fixturePreset(key)]);
  }
  return found;
}

/** What the block itself has as an example, in Russian: for blocks that no page of the demo holds. */
function fixturePreset(key: BlockFormKey): Preset {
  const { id: _id, ...held } = toDocument(blockForms[key].presets[0]);
  const block = { ...held, ...fixedOf(key) };
  return { id: key, titleIn: (language) => headlineOf(block, language) ?? '', block };
}
