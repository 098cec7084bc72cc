import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectedEventEvent,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import {
  describeReceived,
  type Received,
  record,
  type Recording,
  startRecording,
} from './recording.ts';

/** One line of an actor's log. */
export interface LogEntry {
  /** Counts from 1 through an actor's life. */
  number: number;
  /** Since the actor was first seen, in milliseconds. */
  atMs: number;
  /** What it got, with secrets masked. */
  text: string;
}

/** A running machine as the inspector shows it; a new object whenever something has changed. */
export interface InspectedActor {
  sessionId: string;
  /** Its system id, else its own id, else that of its machine. */
  name: string;
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

const MOST_ENTRIES = 500;
const MOST_ACTORS = 50;

/** @param now - Milliseconds from anywhere. */
export function createInspector(now: () => number = () => performance.now()): Inspector {
  const seen = new Map<string, { actor: InspectedActor; firstMs: number; lastMs: number }>();
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
      name: nameOf(ref, machine),
      machine,
      snapshot,
      log: [],
      recording,
    };
    seen.set(ref.sessionId, { actor, firstMs: now(), lastMs: now() });
    forget(seen);
    changed();
  };

  const receive = ({ actorRef, sourceRef, event }: InspectedEventEvent) => {
    if (event.type === 'xstate.init') return add(actorRef, startRecording(event['input']));
    const entry = seen.get(actorRef.sessionId);
    if (!entry) return;
    const { log, recording } = entry.actor;
    const received: Received = {
      event,
      isOwn: sourceRef === actorRef,
      sinceMs: now() - entry.lastMs,
    };
    const line = {
      number: (log.at(-1)?.number ?? 0) + 1,
      atMs: now() - entry.firstMs,
      text: describeReceived(received),
    };
    const next = recording && record(recording, received);
    // Time that no step has told yet belongs to the next one.
    if (next !== recording) entry.lastMs = now();
    update(actorRef.sessionId, { log: [...log, line].slice(-MOST_ENTRIES), recording: next });
  };

  const observe = (event: InspectionEvent) => {
    if (event.type === '@xstate.event') receive(event);
    if (event.type === '@xstate.snapshot' && isMachineSnapshot(event.snapshot)) {
      update(event.actorRef.sessionId, { snapshot: event.snapshot });
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

function nameOf(ref: ActorRefLike, { id }: AnyStateMachine): string {
  const { systemId, id: own } = ref as { systemId?: string; id?: string };
  // A root actor without an id is called by its session.
  return systemId ?? (own === ref.sessionId ? id : (own ?? id));
}

/** A page lives long; what ended first goes first. */
function forget(seen: Map<string, { actor: InspectedActor }>) {
  for (const [sessionId, { actor }] of seen) {
    if (seen.size <= MOST_ACTORS) return;
    if (actor.snapshot.status !== 'active') seen.delete(sessionId);
  }
}
