import type { AnyStateMachine } from 'xstate';
import { flatten, type GraphNode, machineGraph } from '../diagram/machine-graph.ts';

/**
 * Tells two versions of a machine apart: eight hexadecimal digits of its states, transitions, guards and calls.
 * Descriptions do not count, and neither do the calls' implementations: a running flow has the version of its model.
 */
export const machineVersion = (machine: AnyStateMachine): string =>
  hash(JSON.stringify(flatten(machineGraph(machine).root).map(shape)));

const shape = ({ id, kind, isInitial, calls, transitions }: GraphNode) => [
  id,
  kind,
  isInitial,
  calls,
  transitions,
];

/** FNV-1a, 32 bits: short enough to compare by eye, and no secret hangs on it. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (value >>> 0).toString(16).padStart(8, '0');
}
