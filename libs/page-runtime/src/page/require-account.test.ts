import { ApiError } from '@foyer/client';
import { userFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { requireAccount } from './require-account.ts';

const request = { url: 'https://sofit.example/my/devices?a=1' };

const pageOf = (answer: () => Promise<unknown>) => ({
  queryClient: createQueryClient(),
  client: { call: answer } as never,
});

const locationOf = async (asked: Promise<unknown>) => {
  const thrown: unknown = await asked.catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get('location') : thrown;
};

describe('requireAccount', () => {
  it('gives the viewer of the session', async () => {
    expect(
      await requireAccount(
        pageOf(async () => userFixture),
        request,
      ),
    ).toEqual(userFixture);
  });

  it.each([
    ['a demo session', async () => ({ ...userFixture, is_auth: false })],
    ['no session', () => Promise.reject(new ApiError('getUser', 401))],
  ])('leads whoever has %s to the sign-in and back [PERM-001]', async (_what, answer) => {
    expect(await locationOf(requireAccount(pageOf(answer), request))).toBe(
      '/auth?from=%2Fmy%2Fdevices%3Fa%3D1',
    );
  });

  it('leaves other failures to the page', async () => {
    const failure = new ApiError('getUser', 503);

    expect(
      await locationOf(
        requireAccount(
          pageOf(() => Promise.reject(failure)),
          request,
        ),
      ),
    ).toBe(failure);
  });
});
