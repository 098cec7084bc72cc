/** Everything in an archive begins at a multiple of it, in bytes. */
const BLOCK = 512;

/** Where a header says what it is about: offset and length in bytes. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const TYPE = 156;
const FOLDER = '5'.charCodeAt(0);

/** A folder or a file of a tar archive. */
export interface TarEntry {
  name: string;
  isFolder: boolean;
  content: Buffer;
  /** Header and content as they stand in the archive. */
  whole: Buffer;
}

/** The folders and files of an archive, whose names are short, in their order. */
export function* tarEntries(tar: Buffer): Generator<TarEntry> {
  for (let header = 0; (tar[header] ?? 0) !== 0;) {
    const text = ([offset, length]: readonly [number, number]): string =>
      tar.toString('latin1', header + offset, header + offset + length).replace(/\0.*$/su, '');
    const size = Number.parseInt(text(SIZE), 8) || 0;
    const begin = header + BLOCK;
    const end = begin + Math.ceil(size / BLOCK) * BLOCK;
    yield {
      name: text(NAME),
      isFolder: tar[header + TYPE] === FOLDER,
      content: tar.subarray(begin, begin + size),
      whole: tar.subarray(header, end),
    };
    header = end;
  }
}

/** An archive of some entries of another. */
export const tarOf = (entries: readonly TarEntry[]): Buffer<ArrayBuffer> =>
  Buffer.concat([...entries.map(({ whole }) => whole), Buffer.alloc(2 * BLOCK)]);
