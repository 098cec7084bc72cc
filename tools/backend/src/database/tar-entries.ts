/** Everything in an archive begins at a multiple of it, in bytes. */
const BLOCK = 512;

/** Where a header says what it is about: offset and length in bytes. */
const NAME = [0, 100] as const;
const MODE = [100, 8] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;
const TYPE = 156;
const FORMAT = 257;
const FILE_TYPE = '0';
const FOLDER_TYPE = '5';

/** A folder or a file of a tar archive. */
export interface TarEntry {
  /** At most a hundred Latin letters; begins with a slash where the embedded database wrote it. */
  name: string;
  isFolder: boolean;
  content: Buffer;
}

/** The folders and files of an archive, whose names are short, in their order. */
export function* tarEntries(tar: Buffer): Generator<TarEntry> {
  for (let header = 0; (tar[header] ?? 0) !== 0;) {
    const text = ([offset, length]: readonly [number, number]): string =>
      tar.toString('latin1', header + offset, header + offset + length).replace(/\0.*$/su, '');
    const size = Number.parseInt(text(SIZE), 8) || 0;
    const begin = header + BLOCK;
    yield {
      name: text(NAME),
      isFolder: tar[header + TYPE] === FOLDER_TYPE.charCodeAt(0),
      content: tar.subarray(begin, begin + size),
    };
    header = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/** A number in octal digits, as wide as its field, whose last byte stays zero. */
const octal = (value: number, [, length]: readonly [number, number]): string =>
  value.toString(8).padStart(length - 1, '0');

function headerOf({ name, isFolder, content }: TarEntry): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, NAME[0], NAME[1], 'latin1');
  header.write(octal(isFolder ? 0o700 : 0o600, MODE), MODE[0]);
  header.write(octal(content.length, SIZE), SIZE[0]);
  header.write(isFolder ? FOLDER_TYPE : FILE_TYPE, TYPE);
  header.write('ustar\u000000', FORMAT);
  // The sum is taken with spaces in its own place.
  header.fill(' ', CHECKSUM[0], CHECKSUM[0] + CHECKSUM[1]);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0`, CHECKSUM[0]);
  return header;
}

/** An archive of such entries, whose names are short. */
export function tarOf(entries: Iterable<TarEntry>): Buffer<ArrayBuffer> {
  const parts = [...entries].flatMap((entry) => {
    const { length } = entry.content;
    return [
      headerOf(entry),
      entry.content,
      Buffer.alloc(Math.ceil(length / BLOCK) * BLOCK - length),
    ];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}
