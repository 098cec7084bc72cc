import type { Port } from '@foyer/core';

/** What the app knows when it starts. */
export interface AppInput {
  /** Whether the browser came with a session. */
  hasSession: boolean;
}

/** What the root actor remembers; JSON-safe. */
export interface AppContext {
  hasSession: boolean;
  /** Attempts to open a session since the last success. */
  attempts: number;
}

/** The calls of the app's own start. */
export interface AppPorts {
  /** Gives a visitor a session. START */
  createDemoSession: Port<undefined, unknown>;
}
