import { userQuery } from '@foyer/client';
import { userFixture } from '@foyer/contract/fixtures';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { routeTable } from '@foyer/site-map/route-table';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MyPage } from './my.page.tsx';

afterEach(cleanup);

const path = '/my';

async function show(unread = 0) {
  const client = { call: () => new Promise<never>(() => undefined) };
  const queryClient = createQueryClient();
  const user = { ...userFixture, unread_messages: unread };
  queryClient.setQueryData(userQuery(client).queryKey, user);
  const element = <MyPage address={`https://sofit.example${path}`} />;
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  return within(await screen.findByRole('navigation', { name: 'Мой раздел' }));
}

describe('MyPage', () => {
  it('leads to its sections, all of them pages of the route table [ROUTE-043]', async () => {
    const contents = await show();

    const known = new Set(routeTable.flatMap(({ paths }) => paths.map((each) => `/${each}`)));
    const hrefs = contents.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toHaveLength(9);
    expect(hrefs.filter((href) => !known.has(href))).toEqual([]);
  });

  it('says who is signed in and leads to the profile', async () => {
    await show();

    expect(screen.getByText(`Вы вошли как ${userFixture.phone}.`)).toBeTruthy();
    const name = new RegExp(`^${userFixture.profile?.name}`);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      `/my/profiles/${userFixture.profile?.id}`,
    );
  });

  it('says how many messages wait to be read', async () => {
    const contents = await show(2);

    expect(contents.getByRole('link', { name: /^Журнал\s?2\sновых/ })).toBeTruthy();
  });
});
