import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
  pathToStateValue,
} from 'xstate';
import { adjacencyMapToArray, TestModel } from 'xstate/graph';
import { type CoverageReport, CoverageRecorder } from './coverage.ts';
import { stateNodes } from '../state-nodes.ts';
import { findUnsafe, revealAll } from './json-safe.ts';

/** What a walk through a machine tries in each state. */
export interface PathPlan<M extends AnyStateMachine> {
  /** The flow is walked once per input. */
  inputs: InputFrom<M>[];
  /** Events a viewer may cause, several with one type where the payload decides; all are tried in every state. */
  events: EventFrom<M>[];
  /** For each invoked actor its answers, and errors beyond the plain one that is always tried. */
  calls: Record<string, { answers: unknown[]; errors?: unknown[] }>;
  /** Why a state or transition cannot be reached, by the name the failure gives it. */
  unreachable?: Record<string, string>;
  /** The part of the context that makes two positions different; clamp counters here. @default the whole context */
  summarise?: (context: ContextFrom<M>) => unknown;
  /** Throws when a visited snapshot breaks a promise of the flow. */
  check?: (snapshot: SnapshotFrom<M>) => void;
  /** Most transitions to try before the walk is given up as endless. @default 5000 */
  limit?: number;
}

/**
 * Walks a machine's generated paths (`xstate/graph`). Done, error and `after` events are fed by hand; nothing runs.
 *
 * Every visited snapshot must have a JSON-safe context, hide every secret, and not have failed.
 *
 * @throws {Error} naming what was not covered and has no reason, or has a reason but was covered.
 */
export function coverPaths<M extends AnyStateMachine>(
  machine: M,
  plan: PathPlan<M>,
): CoverageReport {
  const recorder = new CoverageRecorder(machine);
  const secrets = revealAll([plan.events, plan.calls, plan.inputs]);
  let paths = 0;
  for (const input of plan.inputs) {
    const model = new TestModel<AnyMachineSnapshot, EventFrom<M>, InputFrom<M>>(recorder.machine, {
      input,
      limit: plan.limit ?? 5000,
      events: (snapshot) => possibleEvents(snapshot, plan) as EventFrom<M>[],
      serializeState: ({ value, context, status }) =>
        JSON.stringify([value, plan.summarise?.(context as ContextFrom<M>) ?? context, status]),
    });
    // Paths lead to each position once; the map also holds every other way into it.
    const map = model.getAdjacencyMap();
    const visited = [
      ...Object.values(map).map(({ state }) => state),
      ...adjacencyMapToArray(map).map(({ nextState }) => nextState),
    ];
    for (const snapshot of visited) {
      checkSnapshot(recorder.machine, snapshot, secrets);
      plan.check?.(snapshot as SnapshotFrom<M>);
    }
    paths += model.getShortestPaths().length;
  }
  checkMissing(recorder.missing(), plan.unreachable ?? {});
  return recorder.report(paths);
}

function possibleEvents(
  snapshot: AnyMachineSnapshot,
  { events, calls }: PathPlan<AnyStateMachine>,
) {
  if (snapshot.status !== 'active') return [];
  const nodes = stateNodes(snapshot.machine).filter(
    ({ path }) => path.length === 0 || snapshot.matches(pathToStateValue(path)),
  );
  const timers = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));
  const answers = nodes
    .flatMap((node) => node.invoke)
    .flatMap(({ id, src }) => {
      const call = calls[String(src)];
      if (!call) throw new Error(`The plan has no answers for the call "${String(src)}"`);
      const errors = [new Error('No connection'), ...(call.errors ?? [])];
      return [
        ...call.answers.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        // The message makes errors distinct for the walk, which compares events as JSON.
        ...errors.map((error, index) => ({
          type: `xstate.error.actor.${id}`,
          error,
          actorId: id,
          index,
        })),
      ];
    });
  return [...events.map(tellApart), ...answers, ...timers];
}

/** The walk compares events as JSON, in which two secrets look alike. */
const tellApart = <E extends object>(event: E, index: number) => ({ ...event, index });

function checkSnapshot(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, secrets: string[]) {
  const place = `In ${JSON.stringify(snapshot.value)}:`;
  if (snapshot.status === 'error') {
    throw new Error(`${place} the machine failed`, { cause: snapshot.error });
  }
  const unsafe = findUnsafe(snapshot.context);
  if (unsafe !== undefined) throw new Error(`${place} ${unsafe} is not JSON-safe`);
  const written = JSON.stringify([machine.getPersistedSnapshot(snapshot), snapshot.output]);
  const text = written.replaceAll(uuid, (key) => (secrets.includes(key) ? key : ''));
  if (secrets.some((value) => standsIn(text, value))) {
    throw new Error(`${place} a secret stands in the snapshot's JSON`);
  }
}

/** The form of a random key, whose groups of digits may be anything, a PIN too. */
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gu;

/** Finds a value as a word: the digits of a PIN inside a phone number are not the PIN. */
function standsIn(text: string, value: string): boolean {
  const quoted = value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d_])${quoted}(?![\\p{L}\\d_])`, 'u').test(text);
}

function checkMissing(missing: string[], reasons: Record<string, string>) {
  const unexplained = missing.filter((name) => !reasons[name]?.trim());
  const outdated = Object.keys(reasons).filter((name) => !missing.includes(name));
  const lines = [
    ...unexplained.map((name) => `not covered: ${name}`),
    ...outdated.map((name) => `covered or unknown, but said to be unreachable: ${name}`),
  ];
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
