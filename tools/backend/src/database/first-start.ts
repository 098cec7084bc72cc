import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import type { Config } from '../config.ts';

const folder = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * Where `npm run dump` puts a migrated database, with the demo's catalogue in it or without: making one from nothing takes
 * some ten times the work of unpacking it.
 */
export const dumpPath = (catalogue: Config['catalogue']): string =>
  `${folder}first-start-${catalogue}.tar.zst`;

/** More than a dump takes, in bytes: it comes out in one piece, which needs no joining. Only what is filled takes memory. */
const ONE_PIECE = 64 * 1024 * 1024;

/** The dump for a first start, a tar archive; nothing where none was made. */
export const readDump = (catalogue: Config['catalogue']): Buffer<ArrayBuffer> | undefined =>
  existsSync(dumpPath(catalogue))
    ? zstdDecompressSync(readFileSync(dumpPath(catalogue)), { chunkSize: ONE_PIECE })
    : undefined;
