import { eventFields, readEvent } from '@foyer/core';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ExplorerTarget, Step } from '../explorer.types.ts';
import { choicesOf } from './answers.ts';
import { activeNodes, handledOutcomes, listenedTypes } from './triggers.ts';

/** Something that may happen in a search: the event as the machine gets it, and the step that stands for it. */
export interface Candidate {
  event: EventObject;
  /** A timer has no step of its own: how long it takes shows when the path is played. */
  step: Step | { kind: 'timer'; eventType: string };
}

/** Events that a viewer may cause: those without payload, with simple payloads, and the target's examples. */
export function viewerEvents(target: ExplorerTarget): EventObject[] {
  const types = Object.keys(target.events);
  return [...types.flatMap((type) => simpleEvents(target, type)), ...(target.examples ?? [])];
}

function simpleEvents(target: ExplorerTarget, type: string): EventObject[] {
  const fields = eventFields(target.events, type).filter((field) => !field.isOptional);
  const valuesOf = ({ kind, options }: (typeof fields)[number]): readonly unknown[] => {
    if (kind === 'secret') return Object.values(target.secrets ?? {});
    if (kind === 'boolean') return [true, false];
    return options;
  };
  const payloads = fields.reduce<Record<string, unknown>[]>(
    (partial, field) =>
      partial.flatMap((payload) =>
        valuesOf(field).map((value) => ({ ...payload, [field.name]: value })),
      ),
    [{}],
  );
  return payloads.map((payload) => readEvent(target.events, type, payload));
}

/** Everything that may happen next, as a search tries it. */
export function candidates(
  target: ExplorerTarget,
  fromViewer: readonly EventObject[],
  snapshot: AnyMachineSnapshot,
): Candidate[] {
  if (snapshot.status !== 'active') return [];
  const nodes = activeNodes(snapshot);
  const heard = new Set(listenedTypes(nodes));
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
