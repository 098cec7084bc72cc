// @vitest-environment node
import { ApiError } from '@foyer/client';
import { userFixture } from '@foyer/contract/fixtures';
import { coldStartGenres } from '@foyer/cold-start/fixtures';
import { expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { loadColdStart } from './load-cold-start.ts';

const url = new URL('https://sofit.example/cold_start');

/** Loads the page for the viewer of a session. */
function load(user: object | Error) {
  const call = async ({ operationId }: { operationId: string }) => {
    if (operationId === 'listColdStartGenres') return coldStartGenres;
    if (user instanceof Error) throw user;
    return user;
  };
  const page = {
    client: { call },
    queryClient: createQueryClient(),
    origin: url.origin,
    language: 'rus',
    loadTexts: async () => undefined,
  } as object as LoaderPage;
  return loadColdStart(page, { request: new Request(url), url });
}

it('loads the genres for the profile that is watching [COLD-011]', async () => {
  expect(await load(userFixture)).toEqual({
    address: 'https://sofit.example/cold_start',
    genres: coldStartGenres,
    profileId: userFixture.profile?.id,
  });
});

it.each([
  ['a visitor', { ...userFixture, is_auth: false }],
  ['a browser without a session', new ApiError('getUser', 401)],
])('leads %s to the sign-in and back [COLD-015, PERM-008]', async (_who, user) => {
  const thrown: unknown = await load(user).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  expect((thrown as Response).headers.get('location')).toBe('/auth?from=%2Fcold_start');
});
