import { bonusProgramQuery } from '@foyer/client';
import { bonusProgramFixture } from '@foyer/contract/fixtures';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { MyBonusPage } from './my-bonus.page.tsx';

afterEach(() => {
  cleanup();
  publishShell(undefined);
});

/** Shows the page of a program, and what the flows were told. */
async function show(program = bonusProgramFixture) {
  const path = `/my/bonuses/${program.id}`;
  const client = { call: (() => new Promise(() => undefined)) as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(bonusProgramQuery(client, program.id).queryKey, program);
  const element = <MyBonusPage id={program.id} address={`https://sofit.example${path}`} />;
  await renderPage([{ path, element }], path, { hasSession: true }, { client, queryClient });
  const tell = vi.fn();
  const actor = {
    getSnapshot: () => ({ matches: () => true }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  await act(async () => publishShell({ tell, actor } as unknown as Shell));
  await screen.findByRole('heading', { level: 1, name: program.name });
  return tell;
}

const join = () => screen.queryByRole('button', { name: 'Подключить бонусы' });

describe('MyBonusPage', () => {
  it('opens the dialog that joins the program [BONUS-006, MODAL-026]', async () => {
    const tell = await show();
    await userEvent.click(join() as HTMLElement);

    const data = { programId: bonusProgramFixture.id };
    expect(tell.mock.calls).toEqual([
      ['modal', { type: 'modal.open', request: { id: 'bonus', name: 'bonus', data } }],
    ]);
  });

  it.each([
    ['processing', []],
    ['active', ['use_custom_login']],
    ['not_registered', []],
  ])(
    'offers no way in to one that is %s and allows %j [BONUS-005, BONUS-006]',
    async (status, actions) => {
      await show({ ...bonusProgramFixture, status, actions });
      expect(join()).toBeNull();
    },
  );
});
