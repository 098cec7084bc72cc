import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tarEntries } from './tar-entries.ts';

/** What is compared with zeros at once. */
const zeros = Buffer.alloc(64 * 1024);

/** How much of a file is there to be written: what follows is zeros, in which a log ends. */
function writtenLength(content: Buffer): number {
  let length = content.length;
  while (length >= zeros.length && content.subarray(length - zeros.length, length).equals(zeros)) {
    length -= zeros.length;
  }
  return length;
}

function writeFile(path: string, content: Buffer): void {
  const file = openSync(path, 'w', 0o600);
  const length = writtenLength(content);
  for (let at = 0; at < length;) at += writeSync(file, content, at, length - at);
  if (length < content.length) ftruncateSync(file, content.length);
  closeSync(file);
}

/**
 * Unpacks a tar archive of folders and files with short names, as the embedded database writes them, into a
 * folder. The engine can do this itself, at five times the cost.
 *
 * @param path - The folder; made if it is not there.
 * @throws Error when the archive is damaged.
 */
export function unpack(tar: Buffer, path: string): void {
  const made = new Set<string>();
  const makeFolder = (place: string): void => {
    if (made.has(place)) return;
    mkdirSync(place, { recursive: true, mode: 0o700 });
    made.add(place);
  };
  makeFolder(path);
  for (const { name, isFolder, content } of tarEntries(tar)) {
    const place = join(path, name);
    makeFolder(isFolder ? place : dirname(place));
    if (!isFolder) writeFile(place, content);
  }
}
