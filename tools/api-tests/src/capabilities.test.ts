import {
  callerKinds,
  operations,
  refusalFor,
  type CallerKind,
  type Operation,
} from '@foyer/contract';
import { expect, it } from 'vitest';
import type { Actor } from './actors.ts';
import { allCases } from './cases/index.ts';

// That the service keeps to these outcomes is tried call by call: here the rule is held to them, by which pages close
// their controls and the documentation is written.

const kindOf = {
  nobody: 'no session',
  visitor: 'visitor',
  restricted: 'restricted',
  blocked: 'blocked',
  child: 'child',
  additional: 'additional',
  master: 'master',
  publisher: 'page publisher',
} as const satisfies Partial<Record<Actor, CallerKind>>;

/** Refusals by the rights of the caller. */
const byRights: readonly string[] = [
  'sessionMissing',
  'signInRequired',
  'sessionRestricted',
  'accountBlocked',
  'adultOnly',
  'masterOnly',
  'pageTokenRefused',
  'pageRoleTooLow',
];

/** A licence is asked for with what a playback answered, and the trial asks for that first. */
const asked: Partial<Record<string, Operation>> = { clearKeyLicence: operations.getPlayback };

const declarations = Object.keys(allCases).map(
  (id): Operation => operations[id as keyof typeof operations],
);

it.each(Object.entries(kindOf))(
  'the declared rights give what the trials expect of this caller: %s',
  (actor, kind) => {
    const expected = Object.entries(allCases).map(([id, { access }], index) => {
      const outcome = access.outcomes[actor as Actor];
      // Errors that an operation lists itself come of what it was asked for.
      const isOwn = (asked[id] ?? declarations[index])?.errors.some((error) => error === outcome);
      return [id, byRights.includes(outcome) && !isOwn ? outcome : 'open'];
    });

    const declared = declarations.map((operation) => [
      operation.operationId,
      refusalFor(operation, callerKinds[kind]) ?? 'open',
    ]);

    expect(declared).toEqual(expected);
  },
);
