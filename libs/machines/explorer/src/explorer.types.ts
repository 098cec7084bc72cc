import type { EventSchemas } from '@foyer/core';
import type { AnyStateMachine, EventObject } from 'xstate';

/** Answers that a tester may give to one call, by what they show. */
export interface CallFixtures {
  /** @default one empty answer */
  answers?: Readonly<Record<string, unknown>>;
  /** Beyond `noConnection`, which is always there. */
  errors?: Readonly<Record<string, unknown>>;
}

/** A machine with what the explorer needs to step it. Its calls must be named in `setup`: they are held, never made. */
export interface ExplorerTarget {
  machine: AnyStateMachine;
  /** Payload schemas: forms, redaction, and the check of positions that come by address. */
  events: EventSchemas;
  /** What the flow may start from, by what it shows; the first is the default. */
  inputs: Readonly<Record<string, unknown>>;
  /** By the name of the call in `setup`. */
  calls?: Readonly<Record<string, CallFixtures>>;
  /** Made-up PINs, codes and passwords. A link names them and holds no other. */
  secrets?: Readonly<Record<string, string>>;
  /** Events whose payload cannot be guessed from the schema, for the search of a path. */
  examples?: readonly EventObject[];
  /** The part of the context that makes two positions different for that search. @default the whole context */
  summarise?: (context: never) => unknown;
}

/** One thing that happened. Only its kind is in common: who did it. */
export type Step =
  /** A viewer, or another flow. Secrets are boxed. */
  | { kind: 'event'; event: EventObject & Record<string, unknown> }
  /** The service. `given` names a fixture, else there is a value of the tester's own. */
  | { kind: 'answer'; call: string; outcome: 'done' | 'error'; given: string }
  | { kind: 'answer'; call: string; outcome: 'done' | 'error'; value: unknown }
  /** Time, in milliseconds. */
  | { kind: 'time'; ms: number };

/** Where a tester is: the input and everything that happened since. */
export interface Position {
  /** Name of the input. */
  input: string;
  steps: readonly Step[];
}
