import { replayText } from '../session/replay-text.ts';
import type { InspectedActor } from './create-inspector.ts';

/**
 * The text of a replay file that leads the explorer to where a running actor is.
 *
 * @throws {Error} for an actor whose start was missed.
 */
export function exportRecording({ name, machine, recording }: InspectedActor): string {
  if (!recording) throw new Error(`The start of "${name}" was not recorded`);
  return replayText(machine, recording);
}
