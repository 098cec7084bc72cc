import { bonusProgramFixture, userFixture } from '@foyer/contract/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { BonusDialog } from './bonus.dialog.tsx';

afterEach(() => {
  cleanup();
  publishShell(undefined);
});

const answers: Readonly<Record<string, unknown>> = {
  getBonusProgram: bonusProgramFixture,
  getUser: userFixture,
  registerBonus: { status: 'processing' },
};

/** The dialog over its calls, and what the session was told. */
async function show() {
  const told: unknown[] = [];
  const actor = {
    getSnapshot: () => ({ matches: () => true }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  publishShell({
    actor,
    tell: (_id: string, event: unknown) => told.push(event),
  } as object as Shell);
  const asked: unknown[] = [];
  const call = async ({ operationId }: { operationId: string }, input?: object) => {
    asked.push([operationId, input]);
    return answers[operationId];
  };
  const [resolve, reject] = [vi.fn<(result?: unknown) => void>(), vi.fn()];
  const data = { programId: bonusProgramFixture.id };
  const { unmount } = await renderInPage(
    <BonusDialog shell={openShell} data={data} resolve={resolve} reject={reject} />,
    { client: { call: call as never }, segments: ['bank_card', 'modal', 'input'] },
  );
  await screen.findByLabelText('Номер телефона', { selector: 'input' });
  return { asked, resolve, reject, told, unmount, user: userEvent.setup() };
}

describe('BonusDialog', () => {
  it('joins the program that its opener names, and loads the page again [BONUS-002, MODAL-026]', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
    const { asked, resolve, user } = await show();
    expect(asked[0]).toEqual(['getBonusProgram', { params: { id: bonusProgramFixture.id } }]);
    await user.click(screen.getByRole('button', { name: 'Подключить' }));

    await vi.waitFor(() => expect(resolve).toHaveBeenCalledOnce());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves the page as it is for a viewer who turns back', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined);
    const { reject, user } = await show();
    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(reject).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
  });

  it('lets nothing load the page again while a code may be half typed', async () => {
    const { told, unmount } = await show();
    unmount();
    await vi.waitFor(() =>
      expect(told).toEqual([
        { type: 'busy.began', reason: 'code' },
        { type: 'busy.ended', reason: 'code' },
      ]),
    );
  });
});
