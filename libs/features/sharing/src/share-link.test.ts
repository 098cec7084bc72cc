import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShareNatively, copyAddress, shareAddresses, shareNatively } from './share-link.ts';

const page = { url: 'https://sofit.example/movies/mayak', title: 'Маяк & свет' };

afterEach(() => vi.unstubAllGlobals());

describe('shareAddresses', () => {
  it('keeps the title in its place of the address', () => {
    const { telegram, vk, mail } = shareAddresses(page);

    expect([new URL(telegram), new URL(vk)].map((to) => [...to.searchParams.values()])).toEqual([
      [page.url, page.title],
      [page.url, page.title],
    ]);
    expect(mail).toBe(
      `mailto:?subject=${encodeURIComponent(page.title)}&body=${encodeURIComponent(page.url)}`,
    );
  });
});

describe('shareNatively', () => {
  it('is no failure where the viewer turns back', async () => {
    const share = vi.fn(() => Promise.reject(new Error('AbortError')));
    vi.stubGlobal('navigator', { share });

    await shareNatively(page);

    expect(share.mock.calls).toEqual([[page]]);
    expect(canShareNatively()).toBe(true);
  });
});

describe('copyAddress', () => {
  it('says whether the address is on the clipboard', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyAddress(page.url)).toBe(true);
    expect(writeText.mock.calls).toEqual([[page.url]]);

    vi.stubGlobal('navigator', {});
    expect(await copyAddress(page.url)).toBe(false);
  });
});
