import { bonusDrawQuery, userQuery } from '@foyer/client';
import { bonusDrawFixture, userFixture } from '@foyer/contract/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MyRandomPage } from './my-random.page.tsx';

afterEach(cleanup);

const path = '/my/random';

async function show(draw: () => Promise<unknown>) {
  const client = { call: draw as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, userFixture);
  queryClient.setQueryData(bonusDrawQuery(client).queryKey, { is_available: true });
  const element = <MyRandomPage address={`https://sofit.example${path}`} />;
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  await userEvent.click(await screen.findByRole('button', { name: 'Испытать удачу' }));
}

describe('MyRandomPage', () => {
  it('shows what the draw has brought, and when the next may be made in the zone of the account', async () => {
    await show(async () => bonusDrawFixture);

    expect(await screen.findByRole('heading', { name: 'Ваш приз: 50 баллов' })).toBeTruthy();
    expect(screen.getByText(/22\sноября в\s12:00/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Испытать удачу' })).toBeNull();
  });

  it('says that it failed, and can be tried again', async () => {
    await show(() => Promise.reject(new Error('No connection')));

    expect(await screen.findByText(/Розыгрыш не\sсостоялся/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Испытать удачу' })).toBeTruthy();
  });
});
