import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

const connect = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('loadPatiently', () => {
  it('loads again what could not come without a connection', async () => {
    connect(false);
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new TypeError('no connection')).mockResolvedValueOnce('code');
    const loaded = loadPatiently(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));

    connect(true);

    expect(await loaded).toBe('code');
  });

  it('gives up where there is a connection and still nothing comes', async () => {
    connect(true);

    await expect(loadPatiently(() => Promise.reject(new TypeError('gone')))).rejects.toThrow(
      'gone',
    );
  });
});
