import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hex, Point } from './artwork.types.ts';

/** Where the drawn files and their manifest are. */
export const artworkFolder = fileURLToPath(new URL('../../assets/artwork/', import.meta.url));

/** What the back end says about a picture. */
export interface ManifestEntry {
  /** Of the master, in pixels. */
  width: number;
  height: number;
  /** Shown before the picture. */
  color: Hex;
  /** `light` when the mean luminance of the left half is above .35. */
  tone: 'light' | 'dark';
  /** Middle of the subject, in shares of the picture. */
  focus: Point;
}

/** Entries by image id, sorted by it. */
export type Manifest = Record<string, ManifestEntry>;

const file = `${artworkFolder}manifest.json`;

/** Reads the manifest; empty before the first run. */
export function readManifest(): Manifest {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
    return manifest;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Writes the manifest with its ids in order. */
export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
