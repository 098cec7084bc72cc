import type { Tree } from '@nx/devkit';

/** Where a text goes: before or after the first place that matches. */
type Place = { before: RegExp } | { after: RegExp };

/**
 * Puts a text into a file.
 *
 * @throws Error when the file has no such place: it has changed its shape, and the generator must follow.
 */
export function insert(tree: Tree, path: string, text: string, place: Place): void {
  const source = readText(tree, path);
  const match = ('before' in place ? place.before : place.after).exec(source);
  if (!match) throw new Error(`${path} has no place for a new entry; the generator must follow it`);
  const at = 'before' in place ? match.index : match.index + match[0].length;
  tree.write(path, source.slice(0, at) + text + source.slice(at));
}

/** Puts a line among its likes, before the first that comes later in the alphabet. */
export function insertSorted(tree: Tree, path: string, line: string, likes: RegExp): void {
  const lines = readText(tree, path).split('\n');
  const places = lines.flatMap((text, index) => (likes.test(text) ? [index] : []));
  const next = places.find((index) => (lines[index] ?? '') > line);
  const last = places.at(-1);
  if (last === undefined) throw new Error(`${path} has no line like ${line}`);
  tree.write(path, lines.toSpliced(next ?? last + 1, 0, line).join('\n'));
}

/** Puts an import before the first of a file; formatting sorts nothing, so its place is a matter of taste. */
export function addImport(tree: Tree, path: string, line: string): void {
  insert(tree, path, `${line}\n`, { before: /^import /m });
}

/** Reads a file of the repository. */
export function readText(tree: Tree, path: string): string {
  const source = tree.read(path, 'utf8');
  if (source === null)
    throw new Error(`${path} is missing; the generator must follow the repository`);
  return source;
}
