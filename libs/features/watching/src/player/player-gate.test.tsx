import { channelFixture } from '@foyer/contract/fixtures';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { wordsOf } from './gated-title.ts';
import { PlayerGate } from './player-gate.tsx';

const { name, age_level, background } = channelFixture;
const item = { name, age_level, poster: background, screenshots: [] };
const channel = { item, words: 'channelGate', backHref: '/tv/pervyy-ekran' } as const;
const purchase = { item_type: 'service', item_id: 'tv-archive' } as const;

afterEach(() => {
  cleanup();
  publishShell(undefined);
});

/** The gate of a page whose flows run, and what they are told. */
async function show(props: Partial<ComponentProps<typeof PlayerGate>>) {
  const tell = vi.fn();
  publishShell({ tell } as Partial<Shell> as Shell);
  await renderInPage(
    <MemoryRouter initialEntries={['/tv/pervyy-ekran/player?program=a-1']}>
      <PlayerGate step="forSale" {...channel} {...props} />
    </MemoryRouter>,
    { segments: ['player'] },
  );
  return tell;
}

describe('PlayerGate', () => {
  it('opens all that gives the right to an archive that is for sale [LIVE-007]', async () => {
    const tell = await show({ purchase });
    expect(screen.getByRole('status').textContent).toContain('Архив этого канала');

    await userEvent.click(screen.getByRole('button', { name: 'Как посмотреть' }));

    expect(tell.mock.calls).toEqual([
      [
        'modal',
        {
          type: 'modal.open',
          request: {
            id: 'buy-service-tv-archive',
            name: 'item_selling_screen',
            data: { item: { type: 'service', id: 'tv-archive' }, isAsked: true },
          },
        },
      ],
    ]);
  });

  it.each([
    ['film', 'Этот фильм'],
    ['series', 'Этот сериал'],
    ['episode', 'Этот сериал'],
  ] as const)('calls a %s what it is', async (type, words) => {
    await show({ words: wordsOf({ type }) });

    expect(screen.getByRole('status').textContent).toContain(words);
  });

  it('sells nothing in pages of other sites', async () => {
    await show({ purchase, isEmbedded: true });

    expect(screen.getByRole('status').textContent).toContain('Архив этого канала');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says of a channel that it is for sale, and of its archive nothing', async () => {
    await show({ purchase: { item_type: 'channel', item_id: 'led' } });

    expect(screen.getByRole('status').textContent).toContain('Этот канал доступен');
  });

  it('leads from what is not there to what is [LIVE-008]', async () => {
    const otherwise = { title: 'Смотреть эфир', href: '/tv/pervyy-ekran/player' };
    await show({ step: 'unavailable', otherwise });

    const link = screen.getByRole('link', { name: 'Смотреть эфир' });
    expect(link.getAttribute('href')).toBe('/tv/pervyy-ekran/player');
  });

  it('lets a visitor sign in and come back to the same programme', async () => {
    await show({ step: 'visitor' });

    const link = screen.getByRole('link', { name: 'Войти' });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      '/tv/pervyy-ekran/player?program=a-1',
    );
  });
});
