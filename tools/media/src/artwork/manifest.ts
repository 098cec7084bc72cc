import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hex, Point } from './artwork.types.ts';

/** Where the drawn files and their manifest are. */
export const artworkFolder = fileURLToPath(new URL('../../assets/artwork/', import.meta.url));

/** Path of a picture. */
export const fileOf = (id: string): string => `${artworkFolder}${id}.avif`;

/** What the back end says about a picture. */
export interface ManifestEntry {
  /** Of the master, in pixels. */
  width: number;
  height: number;
  /** Shown before the picture. */
  color: Hex;
  /** `light` when the mean luminance is above .35: of the left half of a wide picture, else of the whole. */
  tone: 'light' | 'dark';
  /** Middle of the subject, in shares of the picture. */
  focus: Point;
  /** `grain.png` belongs over it when it is served. */
  grain?: true;
  /** Changes whenever the picture would be drawn otherwise. */
  fingerprint: string;
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

/** Writes the manifest, an entry a line, with its ids in order. */
export function writeManifest(manifest: Manifest): void {
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, entry]) => `  ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
