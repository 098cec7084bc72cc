import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { API_PREFIX, imageSchema, type Image } from '@foyer/contract';
import * as v from 'valibot';
import { findStill } from './stills.ts';

/** What is known of each picture: colour, tone and focus. */
export interface ImageFacts {
  /** The picture of an id as answers name it; neutral facts where none are known. */
  describe(id: string): Image;
  /** The same, only where there is such a picture. */
  find(id: string): Image | undefined;
  /** Whether a picture gets its grain when it is cut. */
  isGrainy(id: string): boolean;
  /** Another number whenever the facts have changed. */
  version(): number;
}

const entrySchema = v.object({
  ...v.omit(imageSchema, ['url']).entries,
  /** The file has no grain of its own: it would make it twice as large. */
  grain: v.optional(v.boolean(), false),
});
type Entry = v.InferOutput<typeof entrySchema>;

const manifestSchema = v.record(v.string(), entrySchema);

const unknownEntry: Entry = {
  color: '#22303c',
  tone: 'dark',
  focus: { x: 0.5, y: 0.4 },
  grain: false,
};

const CHECK_EVERY_MS = 2000;

function readEntries(path: string): Record<string, Entry> | undefined {
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Being written this moment; the next check reads it whole.
    return undefined;
  }
}

/** Reads `artwork/manifest.json` of the media folder, again when it has changed. */
export function createImageFacts(mediaDir: string): ImageFacts {
  const path = join(mediaDir, 'artwork', 'manifest.json');
  let entries: Record<string, Entry> = {};
  let checkedAtMs = 0;
  let changedAtMs = 0;

  const refresh = (): void => {
    if (Date.now() - checkedAtMs < CHECK_EVERY_MS) return;
    checkedAtMs = Date.now();
    const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (mtimeMs === changedAtMs) return;
    const read = readEntries(path);
    if (!read) return;
    entries = read;
    changedAtMs = mtimeMs;
  };

  const entryOf = (id: string): Entry | undefined => {
    refresh();
    const still = findStill(id);
    const entry = entries[still?.backdropId ?? id];
    // The middle of a still serves as well as another part of it.
    return entry && still ? { ...entry, focus: unknownEntry.focus } : entry;
  };

  const imageOf = (id: string, { color, tone, focus }: Entry): Image => ({
    url: `${API_PREFIX}/images/${id}`,
    color,
    tone,
    focus,
  });

  return {
    describe: (id) => imageOf(id, entryOf(id) ?? unknownEntry),
    find: (id) => {
      const entry = entryOf(id);
      return entry && imageOf(id, entry);
    },
    isGrainy: (id) => entryOf(id)?.grain ?? false,
    version: () => {
      refresh();
      return changedAtMs;
    },
  };
}
