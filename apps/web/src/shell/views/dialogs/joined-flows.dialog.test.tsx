import { languagesFixture, mediaItemFixture as film } from '@foyer/contract/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import type { ModalDialogProps } from '@foyer/modal/view';
import { pollInputs } from '@foyer/poll/fixtures';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { LanguageDialog } from './language.dialog.tsx';
import { PollDialog } from './poll.dialog.tsx';
import { RecommendationsDialog } from './recommendations.dialog.tsx';

afterEach(() => publishShell(undefined));

const answers: Readonly<Record<string, unknown>> = {
  getMediaItem: film,
  listLanguages: languagesFixture,
};

/** A dialog over its own flow and calls, and what the service and the other flows were told. */
async function show(Named: ComponentType<ModalDialogProps>, data: ModalDialogProps['data'] = {}) {
  const call = vi.fn(
    async ({ operationId }: { operationId: string }, _input?: unknown) => answers[operationId],
  );
  const client = { call: call as never };
  const tell = vi.fn();
  publishShell({ tell, page: { client } } as object as Shell);
  const [resolve, reject] = [vi.fn<(result?: unknown) => void>(), vi.fn()];
  await renderInPage(<Named shell={openShell} data={data} resolve={resolve} reject={reject} />, {
    client,
    segments: ['modal'],
  });
  const asked = (id: string) =>
    call.mock.calls.filter(([{ operationId }]) => operationId === id).map(([, input]) => input);
  return { asked, resolve, tell, user: userEvent.setup() };
}

describe('PollDialog', () => {
  it('sends the answers of the poll once, and its message is read [NOTIF-014, NOTIF-017]', async () => {
    const { asked, resolve, tell, user } = await show(PollDialog, { ...pollInputs.twoQuestions });
    await user.click(await screen.findByRole('radio', { name: 'Сериалы' }));
    await user.click(screen.getByRole('button', { name: 'Дальше' }));
    await user.click(await screen.findByRole('radio', { name: 'В гостях' }));
    expect(asked('finishPoll')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Завершить' }));

    const { messageId } = pollInputs.twoQuestions;
    await vi.waitFor(() => expect(tell.mock.lastCall?.[1]).toMatchObject({ messageId }));
    expect(tell.mock.calls.map(([, event]) => event.type)).toEqual([
      'message.shown',
      'poll.completed',
    ]);
    expect(asked('finishPoll')).toMatchObject([{ params: { id: messageId } }]);
    expect(resolve).not.toHaveBeenCalled();
  });
});

describe('LanguageDialog', () => {
  it('sets the language and loads the page anew in it [LANG-006, LANG-008]', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    const { asked, resolve, user } = await show(LanguageDialog);
    const english = await screen.findByRole('button', { name: 'English' });
    expect(asked('setLanguage')).toEqual([]);

    await user.click(english);

    await vi.waitFor(() => expect(resolve).toHaveBeenCalledExactlyOnceWith('eng'));
    expect(asked('setLanguage')).toMatchObject([{ body: { language: 'eng' } }]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('lang=eng'));
  });
});

describe('RecommendationsDialog', () => {
  it('shows what the service names beside the title [EVENT-022]', async () => {
    const { asked } = await show(RecommendationsDialog, {
      item: { id: film.id, type: 'media_item' },
    });

    const [first] = film.similar;
    expect(
      await screen.findByRole('link', { name: new RegExp(first?.name ?? 'none') }),
    ).toBeTruthy();
    expect(asked('getMediaItem')).toHaveLength(1);
  });
});
