import { dehydrate, hydrate } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient, freshFrom, renewHandedOver } from './query-client.ts';

const menu = ['menu'];

/** A page that the server rendered so many milliseconds ago, opened in a browser. */
async function openedAfter(ms: number) {
  const server = createQueryClient();
  server.setQueryData(menu, 'from the server', { updatedAt: Date.now() - ms });
  const browser = createQueryClient();
  const handed = freshFrom(dehydrate(server), Date.now());
  hydrate(browser, handed);
  const queryFn = vi.fn(() => 'asked again');
  const data = await browser.fetchQuery({ queryKey: menu, queryFn });
  return { data, queryFn, browser, handed };
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

describe('renewHandedOver', () => {
  it('spares a page that comes alive slowly the calls for what it shows', async () => {
    const { browser, handed, queryFn } = await openedAfter(0);
    vi.setSystemTime(Date.now() + 20_000);

    renewHandedOver(browser, handed, Date.now());
    await browser.fetchQuery({ queryKey: menu, queryFn });

    expect(queryFn).not.toHaveBeenCalled();
  });

  it('leaves what the browser has asked for as old as it is', async () => {
    const { browser, handed, queryFn } = await openedAfter(0);
    vi.setSystemTime(Date.now() + 1000);
    await browser.fetchQuery({ queryKey: menu, queryFn, staleTime: 0 });
    vi.setSystemTime(Date.now() + 20_000);

    renewHandedOver(browser, handed, Date.now());
    await browser.fetchQuery({ queryKey: menu, queryFn });

    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});
