import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectedEventEvent,
  type InspectedSnapshotEvent,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { machineName, parentIdOf, sourceName } from './actor-names.ts';
import { addEntry, describeReceived, type LogEntry } from './log-entry.ts';
import { readAnswer, type Received, record, type Recording, startRecording } from './recording.ts';

/** A running machine as the inspector shows it; a new object whenever something has changed. */
export interface InspectedActor {
  sessionId: string;
  /** Its system id, else its own id, else that of its machine. */
  name: string;
  /** The session of the actor that started it. */
  parentId: string | undefined;
  machine: AnyStateMachine;
  snapshot: AnyMachineSnapshot;
  /** The newest entries. */
  log: readonly LogEntry[];
  /** Missing for an actor that was running before anyone watched: a replay begins at the start. */
  recording: Recording | undefined;
}

/** Watches running actors. */
export interface Inspector {
  /** The `inspect` option of a root actor that is still to be made. */
  observe: (event: InspectionEvent) => void;
  /** Watches a root actor that is running already, with its children. A system does not tell them, so it takes the root. */
  attach: (root: AnyActorRef) => () => void;
  /** The machines seen so far, oldest first; those that have ended stay for a while. */
  actors: () => readonly InspectedActor[];
  /** Called after changes, several at once. */
  subscribe: (onChange: () => void) => () => void;
}

const MOST_ACTORS = 50;

interface Seen {
  actor: InspectedActor;
  firstMs: number;
  /** Of the newest step that was recorded. */
  lastMs: number;
  /** The numbers of the lines of events: what comes of one shows later. */
  lines: WeakMap<object, number>;
}

/** @param now - Milliseconds from anywhere. */
export function createInspector(now: () => number = () => performance.now()): Inspector {
  const seen = new Map<string, Seen>();
  const listeners = new Set<() => void>();
  let list: readonly InspectedActor[] = [];
  let isWaiting = false;

  const changed = () => {
    list = [...seen.values()].map(({ actor }) => actor);
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      for (const listener of listeners) listener();
    });
  };

  const update = (sessionId: string, part: Partial<InspectedActor>) => {
    const entry = seen.get(sessionId);
    if (!entry) return;
    seen.set(sessionId, { ...entry, actor: { ...entry.actor, ...part } });
    changed();
  };

  /** Promises and callbacks have no states to show; their answers are in the log of whoever called them. */
  const add = (ref: ActorRefLike, recording: Recording | undefined) => {
    const snapshot: unknown = ref.getSnapshot();
    if (!isMachineSnapshot(snapshot) || seen.has(ref.sessionId)) return;
    const { machine } = snapshot;
    const actor = {
      sessionId: ref.sessionId,
      name: machineName(ref, machine),
      parentId: parentIdOf(ref),
      machine,
      snapshot,
      log: [],
      recording,
    };
    seen.set(ref.sessionId, { actor, firstMs: now(), lastMs: now(), lines: new WeakMap() });
    forget(seen);
    changed();
  };

  const senderOf = ({ actorRef, sourceRef, event }: InspectedEventEvent) => {
    if (!sourceRef || sourceRef === actorRef || readAnswer(event)) return undefined;
    return seen.get(sourceRef.sessionId)?.actor.name ?? sourceName(sourceRef);
  };

  const receive = (received: InspectedEventEvent) => {
    const { actorRef, sourceRef, event } = received;
    if (event.type === 'xstate.init') return add(actorRef, startRecording(event['input']));
    const entry = seen.get(actorRef.sessionId);
    if (!entry) return;
    const { log, recording, machine } = entry.actor;
    const step: Received = { event, isOwn: sourceRef === actorRef, sinceMs: now() - entry.lastMs };
    const line: LogEntry = {
      number: (log.at(-1)?.number ?? 0) + 1,
      atMs: now() - entry.firstMs,
      ...describeReceived(machine, step),
      from: senderOf(received),
      hasMoved: false,
    };
    entry.lines.set(event, line.number);
    const next = recording && record(recording, step);
    // Time that no step has told yet belongs to the next one.
    if (next !== recording) entry.lastMs = now();
    update(actorRef.sessionId, { log: addEntry(log, line), recording: next });
  };

  const follow = ({ actorRef, event }: InspectedSnapshotEvent, snapshot: AnyMachineSnapshot) => {
    const entry = seen.get(actorRef.sessionId);
    if (!entry) return;
    const { actor, lines } = entry;
    const isElsewhere = JSON.stringify(actor.snapshot.value) !== JSON.stringify(snapshot.value);
    const number = lines.get(event);
    const log = isElsewhere
      ? actor.log.map((line) => (line.number === number ? { ...line, hasMoved: true } : line))
      : actor.log;
    update(actorRef.sessionId, { snapshot, log });
  };

  const observe = (event: InspectionEvent) => {
    if (event.type === '@xstate.event') receive(event);
    if (event.type === '@xstate.snapshot' && isMachineSnapshot(event.snapshot)) {
      follow(event, event.snapshot);
    }
  };

  const addTree = (ref: AnyActorRef) => {
    add(ref, undefined);
    const { children } = ref.getSnapshot() as { children?: Record<string, AnyActorRef> };
    for (const child of Object.values(children ?? {})) addTree(child);
  };

  return {
    observe,
    attach: (root) => {
      addTree(root);
      const subscription = root.system.inspect(observe);
      return () => subscription.unsubscribe();
    },
    actors: () => list,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** A page lives long; what ended first goes first. */
function forget(seen: Map<string, { actor: InspectedActor }>) {
  for (const [sessionId, { actor }] of seen) {
    if (seen.size <= MOST_ACTORS) return;
    if (actor.snapshot.status !== 'active') seen.delete(sessionId);
  }
}
