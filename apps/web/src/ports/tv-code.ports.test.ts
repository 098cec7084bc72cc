import type { Client } from '@foyer/client';
import { notificationFixture, userFixture } from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { tvCodePorts } from './tv-code.ports.ts';

const { signal } = new AbortController();
const code = secret('A1B2C3');

/** Notes every call as its operation with its input; answers by operation. */
function noting(answers: Record<string, unknown>) {
  const calls: unknown[] = [];
  const call = async ({ operationId }: { operationId: string }, input: object) => {
    calls.push([operationId, input]);
    return answers[operationId];
  };
  const page = { client: { call } as Partial<Client> as Client, queryClient: createQueryClient() };
  const effects = {
    readAddress: async () => undefined,
    signIn: async () => ({ isSignedIn: true }),
  };
  return { ports: tvCodePorts({ page } as object as Shell, effects), calls };
}

describe('tvCodePorts', () => {
  it('authorizes a code, and says what the service says of it [TVCODE-009]', async () => {
    const answer = { success: true, notification: notificationFixture };
    const { ports, calls } = noting({ authorizeTvCode: answer });

    expect(await ports.authorize({ code }, signal)).toEqual({
      isConnected: true,
      text: notificationFixture.display?.message,
    });
    expect(calls).toEqual([['authorizeTvCode', { body: { code: 'A1B2C3' } }]]);
  });

  it('has no words for a code that no television shows [TVCODE-003]', async () => {
    const { ports } = noting({ authorizeTvCode: { success: false } });
    expect(await ports.authorize({ code }, signal)).toEqual({ isConnected: false });
  });

  it('sends the code of an operator, and gives the words of the answer [TVCODE-010]', async () => {
    const { ports, calls } = noting({ sendOttTvCode: { notification: notificationFixture } });
    expect(await ports.sendOperatorCode({ code }, signal)).toBe(
      notificationFixture.display?.message,
    );
    expect(calls).toEqual([['sendOttTvCode', { body: { code: 'A1B2C3' } }]]);
  });

  it.each([true, false])(
    'says whether the viewer has an account: %s [TVCODE-006]',
    async (is_auth) => {
      const { ports } = noting({ getUser: { ...userFixture, is_auth } });
      expect(await ports.findViewer(undefined, signal)).toEqual({ isSignedIn: is_auth });
    },
  );
});
