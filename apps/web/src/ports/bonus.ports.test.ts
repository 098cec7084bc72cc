// @vitest-environment node
import type { Client } from '@foyer/client';
import { bonusProgramFixture, userFixture } from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { bonusPorts } from './bonus.ports.ts';

const { signal } = new AbortController();

/** Notes every call as its operation with its input; answers by operation. */
function noting(answers: Record<string, unknown> = {}) {
  const calls: unknown[] = [];
  const call = async ({ operationId }: { operationId: string }, input: object) => {
    calls.push([operationId, input]);
    return answers[operationId];
  };
  return { ports: bonusPorts({ call } as Partial<Client> as Client), calls };
}

const user = { ...userFixture, phone: '+79000000002', email: 'viewer@example.org' };

describe('bonusPorts', () => {
  it.each([
    ['phone', '+79000000002'],
    ['email', 'viewer@example.org'],
  ] as const)(
    'offers the %s of the account, as the program wants it [BONUS-007]',
    async (required_login_type, own) => {
      const program = { ...bonusProgramFixture, required_login_type };
      const { ports } = noting({ getBonusProgram: program, getUser: user });

      expect(await ports.findOffer({ programId: 'bonus-svet' }, signal)).toEqual({
        program,
        ownLogin: own,
      });
    },
  );

  it('registers a login, and reads what goes with its code [BONUS-017]', async () => {
    const { ports, calls } = noting({
      registerBonus: { status: 'need_confirm', request_id: 'request-1', resend_after: 60 },
    });

    const answer = await ports.register(
      { programId: 'bonus-svet', login: '79000000005', loginType: 'phone' },
      signal,
    );

    expect(answer).toEqual({
      status: 'need_confirm',
      requestId: 'request-1',
      resendAfterSeconds: 60,
    });
    expect(calls).toEqual([
      [
        'registerBonus',
        { params: { id: 'bonus-svet' }, body: { login: '79000000005', login_type: 'phone' } },
      ],
    ]);
  });

  it('confirms a registration by its request and code [BONUS-018]', async () => {
    const { ports, calls } = noting();

    await ports.confirm(
      { programId: 'bonus-svet', requestId: 'request-1', code: secret('7391') },
      signal,
    );

    const body = { action: 'register', request_id: 'request-1', confirmation_code: '7391' };
    expect(calls).toEqual([['confirmBonus', { params: { id: 'bonus-svet' }, body }]]);
  });
});
