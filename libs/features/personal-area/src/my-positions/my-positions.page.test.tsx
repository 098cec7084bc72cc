import { userQuery } from '@foyer/client';
import { mediaItemShortFixture, userFixture } from '@foyer/contract/fixtures';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MyPositionsPage } from './my-positions.page.tsx';

afterEach(cleanup);

const path = '/my/positions';
const film = { ...mediaItemShortFixture, id: 'mayak', name: 'Маяк' };
const entry = {
  type: 'media_item',
  media_item: film,
  media_position: { timepoint: 600, is_viewed: false },
};

async function show() {
  let items = [entry];
  const call = vi.fn(async ({ operationId }: { operationId: string }, _input?: unknown) => {
    if (operationId === 'deletePositions') items = [];
    return operationId === 'listPositions' ? { items } : undefined;
  });
  const client = { call: call as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, userFixture);
  const element = <MyPositionsPage address={`https://sofit.example${path}`} number={1} />;
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  await screen.findByRole('link', { name: 'Маяк' });
  return call;
}

const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 5000 }));

describe('MyPositionsPage', () => {
  it('puts a title back at the second of the title where it stood', async () => {
    const call = await show();

    await press('Убрать «Маяк»');
    await press('Вернуть «Маяк»');
    await screen.findByRole('button', { name: 'Убрать «Маяк»' });

    expect(call.mock.calls.at(-1)).toMatchObject({
      0: { operationId: 'setPosition' },
      1: { params: { media_item_id: 'mayak' }, body: { timepoint: 600, scale: 'title' } },
    });
  });

  it('forgets everything after a question only', async () => {
    const call = await show();
    await press('Очистить историю');
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    const isAsked = () =>
      call.mock.calls.some(([{ operationId }]) => operationId === 'deletePositions');
    expect(isAsked()).toBe(false);

    await userEvent.click(dialog.getByRole('button', { name: 'Очистить' }));

    expect(await screen.findByRole('heading', { name: 'История пуста' })).toBeTruthy();
    expect(isAsked()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Очистить историю' })).toBeNull();
  });
});
