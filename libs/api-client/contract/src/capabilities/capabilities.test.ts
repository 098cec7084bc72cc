import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationList } from '../operations.ts';
import { callerKinds, type CallerKind } from './caller-kinds.ts';
import { capabilitiesPage } from './capabilities-page.ts';
import { refusalFor } from './refusal-for.ts';
import { refusalOf } from './refusal-of.ts';

const checkedIn = readFileSync(
  new URL('../../../../../docs/capabilities.md', import.meta.url),
  'utf8',
);

/** What docs/capabilities.md says of each call: the cells of its row. */
const documented = new Map(
  checkedIn
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .map(([call = '', ...cells]) => [call.slice(1, -1), cells]),
);

const kinds = Object.keys(callerKinds) as CallerKind[];

describe('docs/capabilities.md', () => {
  it('says what the contract says: after a change run `npm run capabilities -w @foyer/contract`', () => {
    expect(checkedIn).toBe(capabilitiesPage());
  });

  it('names every call once', () => {
    const ids = operationList.map(({ operationId }) => operationId);

    expect([...documented.keys()].toSorted()).toEqual(ids.toSorted());
    expect(checkedIn.match(/^\| `/gm)).toHaveLength(ids.length);
  });
});

describe('refusalFor', () => {
  it.each(kinds)(
    'opens to this caller what the documentation says, and nothing else: %s',
    (kind) => {
      const column = kinds.indexOf(kind);

      const closed = operationList.filter((operation) => refusalFor(operation, callerKinds[kind]));

      expect(closed.map(({ operationId }) => operationId)).toEqual(
        operationList
          .map(({ operationId }) => operationId)
          .filter((id) => documented.get(id)?.[column] === 'no'),
      );
    },
  );

  it('keeps a stale session from all but its renewal, and from what needs none [ERR-007]', () => {
    const stale = { hasAccount: true, isMaster: true, isStale: true };

    const open = operationList.filter(
      (operation) => operation.access !== 'anyone' && !refusalFor(operation, stale),
    );

    expect(open.map(({ operationId }) => operationId)).toEqual(
      operationList
        .filter(({ access, allows }) => access !== 'anyone' && allows?.includes('stale'))
        .map(({ operationId }) => operationId),
    );
  });

  it('says first what must be put right first', () => {
    const master = { access: 'master', method: 'post' } as const;
    const child = { hasAccount: true, isChild: true };

    expect(refusalOf(master, { ...child, isStale: true, isRestricted: true })).toBe('sessionStale');
    expect(refusalOf(master, { ...child, isRestricted: true, isBlocked: true })).toBe(
      'sessionRestricted',
    );
    expect(refusalOf(master, { ...child, isBlocked: true })).toBe('accountBlocked');
    expect(refusalOf({ ...master, method: 'get' }, { ...child, isBlocked: true })).toBe(
      'masterOnly',
    );
  });
});
