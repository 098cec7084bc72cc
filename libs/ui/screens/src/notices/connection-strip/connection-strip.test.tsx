import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { loadPatiently } from '@foyer/ui/variants';
import { ConnectionStrip } from './connection-strip.tsx';

const connect = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

describe('ConnectionStrip', () => {
  it('is heard as long as there is no connection, and no longer', async () => {
    await renderWithLabel(<ConnectionStrip onReload={vi.fn()} />);
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('');

    connect(false);
    expect(status.textContent).toBe('Нет соединения. Показываем то, что уже загружено.');

    connect(true);
    expect(status.textContent).toBe('');
  });

  it('says that a part did not come, asks for it, and loads the document where it is gone', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onReload = vi.fn();
    await renderWithLabel(<ConnectionStrip onReload={onReload} />);
    const status = await screen.findByRole('status');
    let isThere = false;
    const load = vi.fn(async () => {
      if (!isThere) throw new TypeError('Gone');
    });
    const loaded = loadPatiently(load);
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expect(status.textContent).toContain('Часть страницы не загрузилась.');

    await user.tab();
    expect(document.activeElement).toBe(retry);
    for (const times of [2, 3]) {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(load).toHaveBeenCalledTimes(times));
    }
    expect(onReload).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onReload).toHaveBeenCalledTimes(1);

    isThere = true;
    window.dispatchEvent(new Event('online'));
    await loaded;
    await waitFor(() => expect(status.textContent).toBe(''));
    vi.useRealTimers();
  });
});
