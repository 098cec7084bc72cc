import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { TestPlayerPage } from './test-player.page.tsx';

const mounted = vi.hoisted(() => ({ options: [] as object[], isGone: false }));
let tell: ((message: object) => void) | undefined;

vi.mock('@foyer/embed-sdk', () => ({
  mountFoyer: (_place: Element, { onEvent, ...options }: { onEvent: typeof tell }) => {
    mounted.options.push(options);
    tell = onEvent;
    return { destroy: () => (mounted.isGone = true) };
  },
}));

async function open(path: string) {
  const page = <TestPlayerPage address="https://sofit.example/test_avod_player" />;
  await renderPage([{ path: '/test_avod_player', element: page }], '/test_avod_player');
  const user = userEvent.setup();
  const field = await screen.findByLabelText('Путь плеера');
  await user.clear(field);
  await user.type(field, path);
  await user.type(screen.getByLabelText('Код партнёра'), 'kino-7');
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
}

beforeEach(() => {
  Object.assign(mounted, { options: [], isGone: false });
});
afterEach(cleanup);

it('shows a player as a page of a partner does, and lists what it tells [ROUTE-077, ROUTE-090]', async () => {
  await open('/embed/vod/mayak');
  expect(mounted.options).toEqual([
    { origin: window.location.origin, path: '/embed/vod/mayak', partnerId: 'kino-7' },
  ]);

  act(() => tell?.({ source: 'foyer', version: 1, event: 'playback_start', content_id: 'mayak' }));

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'playback_start {"content_id":"mayak"}',
  ]);
});

it.each(['/movies/mayak', '//other.example/embed/1', '/embed/../my'])(
  'shows nothing but embedded players: %s',
  async (path) => {
    await open(path);

    expect(mounted.options).toEqual([]);
    expect(screen.getByLabelText('Путь плеера').getAttribute('aria-invalid')).toBe('true');
  },
);

it('takes the player off with the page', async () => {
  await open('/embed/mayak');
  cleanup();

  expect(mounted.isGone).toBe(true);
});
