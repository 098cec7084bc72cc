import * as v from 'valibot';
import type { ExplorerTarget, Position } from '../explorer.types.ts';
import { machineVersion } from './machine-version.ts';
import {
  readPosition,
  type ReadPosition,
  writePosition,
  writtenPosition,
} from './position-json.ts';
import { REPLAY_FORMAT, replayText } from './replay-text.ts';

const replayFile = v.object({
  format: v.literal(REPLAY_FORMAT),
  /** Of {@link machineVersion}. */
  version: v.string(),
  ...writtenPosition.entries,
});

/** The text of a file that leads the same machine to the same place. Secrets are named, never told. */
export const writeReplayFile = (target: ExplorerTarget, position: Position): string =>
  replayText(target.machine, writePosition(target, position));

/** What a file says: a position, perhaps of another version of the machine; or that it belongs to another machine. */
export type ReadReplay =
  (ReadPosition & { isOtherVersion: boolean }) | { status: 'foreign'; machine: string };

/**
 * Reads the text of a replay file.
 *
 * @param answers - Secrets that the file does not tell, by their places.
 */
export function readReplayFile(
  target: ExplorerTarget,
  text: string,
  answers?: Readonly<Record<string, string>>,
): ReadReplay {
  try {
    const file = v.parse(replayFile, JSON.parse(text));
    if (file.machine !== target.machine.id) return { status: 'foreign', machine: file.machine };
    return {
      ...readPosition(target, file, answers),
      isOtherVersion: file.version !== machineVersion(target.machine),
    };
  } catch {
    return { status: 'unreadable', isOtherVersion: false };
  }
}
