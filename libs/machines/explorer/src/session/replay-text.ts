import type { AnyStateMachine } from 'xstate';
import { machineVersion } from './machine-version.ts';
import type { WrittenPosition } from './position-json.ts';

/** Says what a file is, and how it is to be read. */
export const REPLAY_FORMAT = 'foyer-replay-1';

/** The text of a replay file with what has been written down already, such as a recording. */
export function replayText(
  machine: AnyStateMachine,
  { start, steps }: Pick<WrittenPosition, 'start' | 'steps'>,
): string {
  const file = {
    format: REPLAY_FORMAT,
    machine: machine.id,
    version: machineVersion(machine),
    start,
    steps,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
