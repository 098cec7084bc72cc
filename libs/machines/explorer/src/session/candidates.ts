import { readEvent } from '@foyer/core';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { payloadField } from '../form/payload-field.ts';
import { samplesOf } from '../form/samples.ts';
import { choicesOf } from './answers.ts';
import { activeNodes, handledOutcomes, listenedTypes } from './triggers.ts';

/** Something that may happen in a search: the event as the machine gets it, and the step that stands for it. */
export interface Candidate {
  event: EventObject;
  /** A timer has no step of its own: how long it takes shows when the path is played. */
  step: Step | { kind: 'timer'; eventType: string };
}

/** Events that a viewer may cause: the target's examples, and what the schemas suggest where there is none. */
export function viewerEvents(target: ExplorerTarget): EventObject[] {
  const examples = target.examples ?? [];
  const types = Object.keys(target.events).filter(
    (type) => !examples.some((example) => example.type === type),
  );
  return [...types.flatMap((type) => sampleEvents(target, type)), ...examples];
}

function sampleEvents(target: ExplorerTarget, type: string): EventObject[] {
  const payloads = samplesOf(
    payloadField(target.events, type),
    Object.values(target.secrets ?? {}),
  );
  return payloads.flatMap((payload) => {
    try {
      return [readEvent(target.events, type, payload as Record<string, unknown>)];
    } catch {
      // A sample that does not fit, such as a number below the least: an example must say what does.
      return [];
    }
  });
}

/** Everything that may happen next, as a search tries it. */
export function candidates(
  target: ExplorerTarget,
  fromViewer: readonly EventObject[],
  snapshot: AnyMachineSnapshot,
): Candidate[] {
  if (snapshot.status !== 'active') return [];
  const nodes = activeNodes(snapshot);
  const heard = new Set(listenedTypes(nodes, Object.keys(target.events)));
  const events = fromViewer
    .filter(({ type }) => heard.has(type))
    .map((event): Candidate => ({ event, step: { kind: 'event', event } }));
  const timers = nodes
    .flatMap(({ after }) => after)
    .map(({ eventType }): Candidate => ({
      event: { type: eventType },
      step: { kind: 'timer', eventType },
    }));
  const answers = nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }) =>
      handledOutcomes(nodes, id).flatMap((outcome) =>
        Object.entries(choicesOf(target, String(src))[outcome]).map(([given, value]) =>
          answer(id, outcome, given, value),
        ),
      ),
    );
  return [...events, ...answers, ...timers];
}

function answer(call: string, outcome: 'done' | 'error', given: string, value: unknown): Candidate {
  const result = outcome === 'done' ? { output: value } : { error: value };
  const event = { type: `xstate.${outcome}.actor.${call}`, actorId: call, ...result };
  return { event, step: { kind: 'answer', call, outcome, given } };
}
