import type { EventSchemas } from '@foyer/core';
import type { AnyStateMachine, EventObject } from 'xstate';

/** Answers that a tester may give to one call, by what they show. */
export interface CallFixtures {
  /** @default one empty answer */
  answers?: Readonly<Record<string, unknown>>;
  /** Beyond `noConnection`, which is always there. */
  errors?: Readonly<Record<string, unknown>>;
}

/** A machine with what the explorer needs to step it. Its calls are held, never made. */
export interface ExplorerTarget {
  machine: AnyStateMachine;
  /** Payload schemas: forms, redaction, and the check of positions that come from outside. */
  events: EventSchemas;
  /** What the flow may start from, by what it shows; the first is the default. */
  inputs: Readonly<Record<string, unknown>>;
  /** By the name of the call in `setup`. */
  calls?: Readonly<Record<string, CallFixtures>>;
  /** Made-up PINs, codes and passwords. A link or file names them and holds no other. */
  secrets?: Readonly<Record<string, string>>;
  /** Events whose payload cannot be guessed from the schema: what forms show first, and what searches try. */
  examples?: readonly EventObject[];
  /** The part of the context that makes two positions different for a search. @default the whole context */
  summarise?: (context: never) => unknown;
}

/** A value by the name of its fixture, or a value of its own, as a recording has. */
export type Given = { given: string } | { value: unknown };

/** One thing that happened. Only its kind is in common: who did it. */
export type Step =
  /** A viewer, or another flow. Secrets are boxed. */
  | { kind: 'event'; event: EventObject & Record<string, unknown> }
  /** The service. */
  | ({ kind: 'answer'; call: string; outcome: 'done' | 'error' } & Given)
  /** Time, in milliseconds; timers fire on the way. */
  | { kind: 'time'; ms: number }
  /** Recorded time in which no timer fired, in milliseconds. */
  | { kind: 'quiet'; ms: number }
  /** A recorded timer, by the type of the event that it sends: it alone fires. */
  | { kind: 'timer'; eventType: string };

/** Where a tester is: what the flow started from, and everything that happened since. */
export interface Position {
  /** Names one of the target's inputs, or holds a recorded one. */
  start: Given;
  steps: readonly Step[];
}
