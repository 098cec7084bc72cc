import { profilesFixture, userFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { profileOfAddress } from './profile-of-address.ts';

const request = { url: 'https://sofit.example/my/profiles/profile-child' };

const pageOf = (user: object = userFixture) => {
  const call = async ({ operationId }: { operationId: string }) =>
    operationId === 'getUser' ? user : profilesFixture;
  return { queryClient: createQueryClient(), client: { call: call as never } };
};

const thrownBy = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);

describe('profileOfAddress', () => {
  it('gives the profile and who asks for it', async () => {
    const { profile, viewer } = await profileOfAddress(pageOf(), 'profile-child', request);

    expect([profile.name, viewer]).toEqual(['Лёва', userFixture]);
  });

  it('answers 404 for a profile that the account has not', async () => {
    expect(await thrownBy(profileOfAddress(pageOf(), 'nobody', request))).toMatchObject({
      init: { status: 404 },
    });
  });

  it('asks a visitor to sign in before it says whether there is such a profile', async () => {
    const visitor = { ...userFixture, is_auth: false };
    const thrown = await thrownBy(profileOfAddress(pageOf(visitor), 'nobody', request));

    expect(thrown instanceof Response && thrown.headers.get('location')).toBe(
      '/auth?from=%2Fmy%2Fprofiles%2Fprofile-child',
    );
  });
});
