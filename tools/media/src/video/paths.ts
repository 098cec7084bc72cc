import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Root of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../../../..');
/** Where the finished files go. */
export const assetsRoot = resolve(import.meta.dirname, '../../assets');
/** Half-finished files, kept between runs so that one step can be repeated alone. */
export const workRoot = join(tmpdir(), 'foyer-media');
