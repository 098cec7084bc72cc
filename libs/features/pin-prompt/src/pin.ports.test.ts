// @vitest-environment node
import type { Client } from '@foyer/client';
import { ageLimitsFixture, userFixture } from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { pinPorts } from './pin.ports.ts';

const { signal } = new AbortController();

/** Notes every call as its operation with its input; answers by operation. */
function noting(answers: Record<string, unknown> = {}) {
  const calls: unknown[] = [];
  const call = async ({ operationId }: { operationId: string }, input: object) => {
    calls.push([operationId, input]);
    return answers[operationId];
  };
  return { ports: pinPorts({ call } as Partial<Client> as Client), calls };
}

describe('pinPorts', () => {
  it.each([
    ['code', { confirmation_code: '7391' }],
    ['password', { password: '7391' }],
  ] as const)('deletes the PIN by a %s in the field of its own [PIN-020]', async (kind, body) => {
    const { ports, calls } = noting();

    await ports.deletePin({ confirmation: { kind, secret: secret('7391') } }, signal);

    expect(calls).toEqual([['deletePin', { body }]]);
  });

  it('lists all age limits of the service [PROF-016]', async () => {
    const { ports } = noting({ listAgeLimits: ageLimitsFixture });

    expect(await ports.listAgeLimits(undefined, signal)).toEqual(ageLimitsFixture.items);
  });

  it.each([
    ['the profile that watches', undefined, userFixture.profile?.id, ['getUser', 'editProfile']],
    ['a profile by its id', 'profile-3', 'profile-3', ['editProfile']],
  ])('sets both age limits of %s [PIN-016]', async (_, profileId, id, operations) => {
    const { ports, calls } = noting({ getUser: userFixture });

    await ports.setAgeLimits({ ageLimitId: 'age-18', profileId }, signal);

    const body = { max_age_limit_id: 'age-18', default_age_limit_id: 'age-18' };
    expect(calls.map((call) => (call as [string])[0])).toEqual(operations);
    expect(calls.at(-1)).toEqual(['editProfile', { params: { id }, body }]);
  });
});
