import { openShell } from '@foyer/modal/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NoticeContent } from './notifications.types.ts';
import { PopupDialog } from './popup.view.tsx';

// This DOM reads HTML in another way than browsers, so the stories show what is taken away; here all tags but two are.
vi.mock('./sanitise-html.ts', () => ({
  sanitiseHtml: (html: string) =>
    document.createRange().createContextualFragment(html.replaceAll(/<(?!\/?[ab]\b)[^>]*>/gu, '')),
}));

afterEach(cleanup);

const content: NoticeContent = {
  tone: 'success',
  message: { html: 'Фильмы <b>недели</b>' },
  submessage: { html: 'Их <a href="#films">пять</a><img src=x>' },
  image: undefined,
  target: { type: 'screen', title: 'Смотреть', path: 'movies' },
  durationSeconds: undefined,
  isCancellable: true,
  messageId: 'message-3',
  poll: undefined,
};

async function show(changes: Partial<NoticeContent> = {}, shell = openShell) {
  const [onShown, onFollow, onTarget] = [vi.fn(), vi.fn(), vi.fn()];
  await renderWithLabel(
    <PopupDialog
      shell={shell}
      content={{ ...content, ...changes }}
      onShown={onShown}
      onFollow={onFollow}
      onTarget={onTarget}
    />,
  );
  const dialog = await screen.findByRole('dialog');
  return { dialog, onShown, onFollow, onTarget, user: userEvent.setup() };
}

describe('PopupDialog', () => {
  it('says what the service says, harmless, and tells that it is seen [NOTIF-003, NOTIF-008, NOTIF-030]', async () => {
    const { dialog, onShown } = await show();

    expect(screen.getByRole('dialog', { name: 'Фильмы недели' })).toBe(dialog);
    expect(dialog.querySelector('a')?.parentElement?.innerHTML).toBe(
      'Их <a href="#films">пять</a>',
    );
    expect(onShown).toHaveBeenCalledOnce();
  });

  it('tells of its button and of its links [NOTIF-009]', async () => {
    const { onFollow, onTarget, user } = await show();

    await user.click(screen.getByRole('link', { name: 'пять' }));
    await user.click(screen.getByRole('button', { name: 'Смотреть' }));

    expect(onFollow).toHaveBeenCalledOnce();
    expect(onTarget).toHaveBeenCalledExactlyOnceWith(content.target);
  });

  it('has a word of its own for the button, and none that closes where it may not', async () => {
    await show(
      { target: { type: 'screen', path: 'movies' } },
      { ...openShell, isDismissable: false },
    );

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Открыть',
    ]);
  });
});
