import { dehydrate, hydrate } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient, freshFrom } from './query-client.ts';

const menu = ['menu'];

/** A page that the server rendered so many milliseconds ago, opened in a browser. */
async function openedAfter(ms: number) {
  const server = createQueryClient();
  server.setQueryData(menu, 'from the server', { updatedAt: Date.now() - ms });
  const browser = createQueryClient();
  hydrate(browser, freshFrom(dehydrate(server), Date.now()));
  const queryFn = vi.fn(() => 'asked again');
  const data = await browser.fetchQuery({ queryKey: menu, queryFn });
  return { data, queryFn, browser };
}

describe('freshFrom', () => {
  it('spares a page that took long on its way the calls for what it shows', async () => {
    const { data, queryFn } = await openedAfter(60_000);

    expect(data).toBe('from the server');
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('lets it go stale after five seconds like everything else', async () => {
    const { browser, queryFn } = await openedAfter(0);
    const later = Date.now() + 5001;
    vi.setSystemTime(later);

    await browser.fetchQuery({ queryKey: menu, queryFn });

    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
