import * as v from 'valibot';
import type { ExplorerTarget, Position } from '../explorer.types.ts';
import {
  readPosition,
  type ReadPosition,
  writePosition,
  writtenPosition,
} from './position-json.ts';

/** Key of the position in an address's fragment. */
const KEY = 'position';

/** Browsers, chats and bug trackers cut off longer addresses, and a cut one leads nowhere. */
const LONGEST = 30_000;

/** Writes a position as the fragment of an address, without `#`; nothing for one that is too long for an address. */
export function writeLink(target: ExplorerTarget, position: Position): string | undefined {
  const text = JSON.stringify(writePosition(target, position));
  const link = `${KEY}=${encodeURIComponent(text)}`;
  return link.length > LONGEST ? undefined : link;
}

/**
 * Reads a position from the fragment of an address; nothing when it holds none, or one of another machine.
 *
 * @param answers - Secrets that the link does not tell, by their places.
 */
export function readLink(
  target: ExplorerTarget,
  fragment: string,
  answers?: Readonly<Record<string, string>>,
): ReadPosition | undefined {
  const text = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B')).get(KEY);
  if (text === null) return undefined;
  try {
    const written = v.parse(writtenPosition, JSON.parse(text));
    return written.machine === target.machine.id
      ? readPosition(target, written, answers)
      : undefined;
  } catch {
    return { status: 'unreadable' };
  }
}
