import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { OfflineStrip } from './offline-strip.tsx';

const connect = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

describe('OfflineStrip', () => {
  it('is heard as long as there is no connection, and no longer', async () => {
    await renderWithLabel(<OfflineStrip />);
    const status = await screen.findByRole('status');
    expect(status.textContent).toBe('');

    connect(false);
    expect(status.textContent).toBe('Нет соединения. Показываем то, что уже загружено.');

    connect(true);
    expect(status.textContent).toBe('');
  });
});
