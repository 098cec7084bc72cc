import type { Client } from '@foyer/client';
import type { ErrorName } from '@foyer/contract';
import type { Actor } from './actors.ts';
import type { World } from './world.ts';

/** A call that must succeed; the client checks the answer's shape, `check` its values. */
export interface GoodTrial {
  /** What it shows, with the ids of requirements at its end. */
  title: string;
  as: Actor;
  /** Makes the call, after whatever must come before it. */
  run: (client: Client, world: World) => Promise<unknown>;
  /** Compares the answer, and what changed. */
  check: (answer: unknown, world: World) => void | Promise<void>;
}

/** A call with input that must be refused. */
export interface BadTrial {
  title: string;
  as: Actor;
  run: (client: Client, world: World) => Promise<unknown>;
  error: ErrorName;
}

/** All trials of one operation. */
export interface OperationCases {
  good: readonly GoodTrial[];
  /** May be empty only where the operation takes no input. */
  bad: readonly BadTrial[];
  access: {
    /** A call with input that is good for the family's master. */
    run: (client: Client, world: World) => Promise<unknown>;
    /** What becomes of it for everybody: done, or refused with an error. */
    outcomes: Readonly<Record<Actor, 'ok' | ErrorName>>;
  };
}

/** A good trial whose check knows the type of the answer. */
export function good<T>(trial: {
  title: string;
  as: Actor;
  run: (client: Client, world: World) => Promise<T>;
  check: (answer: T, world: World) => void | Promise<void>;
}): GoodTrial {
  return { ...trial, check: (answer, world) => trial.check(answer as T, world) };
}

/** Outcomes of a call that anybody may make. */
export const forAnybody = {
  nobody: 'ok',
  visitor: 'ok',
  restricted: 'ok',
  blocked: 'ok',
  additional: 'ok',
  child: 'ok',
  master: 'ok',
  other: 'ok',
  publisher: 'ok',
} as const satisfies OperationCases['access']['outcomes'];

/** Outcomes of a call that needs a session. The token of a page editor is none. */
export const forSessions = {
  ...forAnybody,
  nobody: 'sessionMissing',
  publisher: 'sessionMissing',
} as const;

/** Outcomes of a call that reads something of the account. */
export const forAccounts = {
  ...forSessions,
  visitor: 'signInRequired',
  restricted: 'sessionRestricted',
} as const;

/** Outcomes of a call that changes something of the account. */
export const forChanges = { ...forAccounts, blocked: 'accountBlocked' } as const;

/** Outcomes of a change that no child may make. */
export const forAdults = { ...forChanges, child: 'adultOnly' } as const;

/** Outcomes of a call that makes pages. */
export const forPublishers = {
  nobody: 'pageTokenRefused',
  visitor: 'pageTokenRefused',
  restricted: 'pageTokenRefused',
  blocked: 'pageTokenRefused',
  additional: 'pageTokenRefused',
  child: 'pageTokenRefused',
  master: 'pageTokenRefused',
  other: 'pageTokenRefused',
  publisher: 'ok',
} as const satisfies OperationCases['access']['outcomes'];

/** Outcomes of a change that only a master profile may make. */
export const forMasters = {
  ...forChanges,
  additional: 'masterOnly',
  child: 'masterOnly',
} as const;
