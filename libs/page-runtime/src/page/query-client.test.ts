import { dehydrate, hydrate } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient, freshFrom, type Handover } from './query-client.ts';

const menu = ['menu'];

/** A page that the server rendered so many milliseconds ago, opened in a browser. */
async function openedAfter(ms: number, tookMs = 0) {
  const server = createQueryClient();
  server.setQueryData(menu, 'from the server', { updatedAt: Date.now() - ms });
  const handover: Handover = { at: Date.now(), tookMs };
  const browser = createQueryClient(handover);
  hydrate(browser, freshFrom(dehydrate(server), handover.at));
  const queryFn = vi.fn(() => 'asked again');
  const data = await browser.fetchQuery({ queryKey: menu, queryFn });
  return { data, queryFn, browser, handover };
}

describe('freshFrom', () => {
  it('spares a page that took long on its way the calls for what it shows', async () => {
    const { data, queryFn } = await openedAfter(60_000);

    expect(data).toBe('from the server');
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('lets it go stale after five seconds like everything else [NAV-013]', async () => {
    const { browser, queryFn } = await openedAfter(0);
    const later = Date.now() + 5001;
    vi.setSystemTime(later);

    await browser.fetchQuery({ queryKey: menu, queryFn });

    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});

describe('createQueryClient', () => {
  it('does not ask again when the window gets the focus [NAV-014]', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false,
    });
  });
});

describe('a page that comes alive slowly', () => {
  it('does not ask again for what it shows, until five seconds after it is alive', async () => {
    const { browser, queryFn, handover } = await openedAfter(0, Infinity);
    const ask = () => browser.fetchQuery({ queryKey: menu, queryFn });

    vi.setSystemTime(Date.now() + 20_000);
    await ask();
    handover.tookMs = 20_000;
    vi.setSystemTime(Date.now() + 4000);
    await ask();
    expect(queryFn).not.toHaveBeenCalled();

    vi.setSystemTime(Date.now() + 1001);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('holds what it has asked for itself for no younger than it is', async () => {
    const { browser, queryFn } = await openedAfter(0, Infinity);
    vi.setSystemTime(Date.now() + 1000);
    await browser.fetchQuery({ queryKey: menu, queryFn, staleTime: 0 });
    vi.setSystemTime(Date.now() + 5001);

    await browser.fetchQuery({ queryKey: menu, queryFn });

    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});
