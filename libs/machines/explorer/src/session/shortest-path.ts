import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ExplorerTarget, Given, Position, Step } from '../explorer.types.ts';
import { type Candidate, candidates, viewerEvents } from './candidates.ts';
import { inputOf, replay } from './explorer-session.ts';
import { activeNodes } from './triggers.ts';

/** Transitions that a search tries before it gives up as endless. */
const LIMIT = 30000;

type Found = Candidate['step'];

/**
 * The shortest way to a state from a start; nothing when there is none within {@link LIMIT} tries.
 *
 * @param stateId - As in the machine: `pin.pin.locked`.
 */
export function shortestPath(
  target: ExplorerTarget,
  start: Given,
  stateId: string,
): Position | undefined {
  const found = search(target, inputOf(target, start), stateId);
  if (!found) return undefined;
  const steps: Step[] = [];
  for (const step of found) {
    if (step.kind !== 'timer') steps.push(step);
    else {
      const { timers } = replay(target, { start, steps });
      const timer = timers.find(({ eventType }) => eventType === step.eventType);
      if (!timer) return undefined;
      steps.push({ kind: 'time', ms: timer.dueInMs });
    }
  }
  const position = { start, steps };
  // A timer lets earlier timers pass as well, which the search does not know.
  return isAt(replay(target, position).snapshot, stateId) ? position : undefined;
}

const isAt = (snapshot: AnyMachineSnapshot, stateId: string) =>
  activeNodes(snapshot).some(({ id }) => id === stateId);

function search(target: ExplorerTarget, input: unknown, stateId: string): Found[] | undefined {
  const fromViewer = viewerEvents(target);
  const tried: Found[] = [];
  // The search compares events as JSON, where two secrets look alike, so each carries its number.
  const numbered = ({ event, step }: Candidate) => ({ ...event, number: tried.push(step) - 1 });
  const summarise = target.summarise as ((context: unknown) => unknown) | undefined;
  let isFound = false;
  try {
    const paths = getShortestPaths<AnyStateMachine>(target.machine, {
      input,
      limit: LIMIT,
      events: (snapshot) => candidates(target, fromViewer, snapshot).map(numbered),
      serializeState: ({ value, context, status }) =>
        JSON.stringify([value, summarise?.(context) ?? context, status]),
      toState: (snapshot) => isAt(snapshot, stateId),
      // The first hit is the nearest, so nothing is tried after it.
      stopWhen: (snapshot) => (isFound ||= isAt(snapshot, stateId)),
    });
    const [nearest] = paths.sort((a, b) => a.weight - b.weight);
    return nearest?.steps
      .map(({ event }) => tried[(event as EventObject & { number?: number }).number ?? -1])
      .filter((step) => step !== undefined);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Traversal limit')) return undefined;
    throw error;
  }
}
