import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { PendingPage } from './pending.page.tsx';

async function renderAt(path: string) {
  const page = <PendingPage address={`https://sofit.example${path}`} />;
  await renderPage([{ path, element: page }], path);
  await screen.findByRole('heading', { level: 1 });
}

afterEach(cleanup);

describe('PendingPage', () => {
  it('bears the name of its page and shows the way to it', async () => {
    await renderAt('/my/positions');

    expect(document.title).toBe('История просмотра — Софит');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Софит',
      'Мой раздел',
      'История просмотра',
    ]);
  });

  it('says what it is where the page has no name of its own', async () => {
    await renderAt('/persons/7');

    expect(document.title).toBe('Раздел ещё не открыт — Софит');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Софит',
      'Раздел ещё не открыт',
    ]);
  });

  it('leads nowhere from a page that has no layout', async () => {
    await renderAt('/pay');

    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('is not for search engines, and names its own address', async () => {
    await renderAt('/tv');

    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'https://sofit.example/tv',
    );
  });
});
