import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LONGEST_LINE } from '@foyer/content';

/** A line of a file. */
export interface Line {
  file: string;
  /** From 1. */
  line: number;
  /** Longer than a line may be where it was cut. */
  text: string;
  /** Why it cannot be read as text. */
  reason?: string;
}

/** A file that cannot be read. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number, reason: string) {
    super(reason);
    this.file = file;
    this.line = line;
  }
}

const isContent = (name: string) => /\.(?:jsonl|ndjson)$/u.test(name);

/**
 * The files that are meant: files as they are, of folders those that end with `.jsonl` or `.ndjson`, by name.
 *
 * @throws UnreadableFile for a path that is not there, and a folder without such a file.
 */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const facts = await stat(path).catch(() => undefined);
      if (!facts) throw new UnreadableFile(path, 0, 'there is no such file or folder');
      if (!facts.isDirectory()) return [path];
      const names = (await readdir(path)).filter(isContent).toSorted();
      if (names.length === 0) throw new UnreadableFile(path, 0, 'holds no .jsonl file');
      return names.map((name) => join(path, name));
    }),
  );
  return found.flat();
}

const NEW_LINE = 0x0a;

/** Characters take four bytes at most. */
const MOST_BYTES = 4 * (LONGEST_LINE + 1);

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): Pick<Line, 'text' | 'reason'> {
  try {
    return { text: decoder.decode(bytes) };
  } catch {
    return { text: '', reason: 'is not UTF-8' };
  }
}

/** Joins the parts of a line; what is longer than any line may be is cut, so that memory holds it. */
function createParts() {
  let parts: Buffer[] = [];
  let size = 0;
  return {
    add: (part: Buffer) => {
      if (size > MOST_BYTES) return;
      parts.push(part);
      size += part.length;
    },
    take: (): Buffer => {
      const whole = Buffer.concat(parts).subarray(0, MOST_BYTES);
      parts = [];
      size = 0;
      return whole;
    },
  };
}

/**
 * The lines of a file that are not empty, one after another.
 *
 * @throws UnreadableFile for a file that cannot be read.
 */
export async function* readLines(file: string): AsyncGenerator<Line> {
  const parts = createParts();
  let line = 1;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
        parts.add(chunk.subarray(start, end));
        const read = decode(parts.take());
        if (read.reason !== undefined || read.text.trim() !== '') yield { file, line, ...read };
        line += 1;
        start = end + 1;
      }
      parts.add(chunk.subarray(start));
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined || !/^E[A-Z]+$/u.test(code)) throw error;
    throw new UnreadableFile(file, line, `cannot be read: ${code}`);
  }
  const read = decode(parts.take());
  if (read.reason !== undefined || read.text.trim() !== '') yield { file, line, ...read };
}
