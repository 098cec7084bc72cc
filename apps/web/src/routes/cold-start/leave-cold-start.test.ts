import { ApiError } from '@foyer/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { goToRecommendations, leaveColdStart, tellChosen } from './leave-cold-start.ts';

const goTo = vi.hoisted(() => vi.fn());
let showPage = (): void => undefined;
vi.mock(import('@foyer/page-runtime/navigation/page-navigation'), async (original) => ({
  ...(await original()),
  goTo,
  onPageShown: (listener: () => void) => {
    showPage = listener;
    return () => undefined;
  },
}));
const shownBlock = vi.hoisted(() => vi.fn());
vi.mock(import('@foyer/blocks'), async (original) => ({ ...(await original()), shownBlock }));

beforeEach(() => {
  goTo.mockClear();
  document.body.replaceChildren();
});

const go = (alias: string, answer: () => Promise<unknown>) =>
  goToRecommendations(
    { client: { call: answer } as never, queryClient: createQueryClient() },
    alias,
  );

it.each([
  ['main', async () => ({}), '/#cold_start'],
  ['kids', async () => ({}), '/kids#cold_start'],
  ['gone', () => Promise.reject(new ApiError('getMediaView', 404)), '/#cold_start'],
  ['ill', () => Promise.reject(new ApiError('getMediaView', 500)), '/ill#cold_start'],
])(
  'goes to the page "%s" at its recommendations, which Back passes by [COLD-006]',
  async (alias, answer, path) => {
    await go(alias, answer);
    expect(goTo.mock.calls).toEqual([[path, { isReplacing: true }]]);
  },
);

it('reads on from the headline of the block, as soon as it is drawn [COLD-006]', async () => {
  const frame = document.createElement('div');
  frame.dataset['block'] = 'recom';
  frame.scrollIntoView = vi.fn();
  document.body.append(frame);
  shownBlock.mockReturnValue({ type: 'recom_cold_start' });
  await go('main', async () => ({}));
  showPage();
  await vi.waitFor(() => expect(frame.scrollIntoView).toHaveBeenCalled());
  const heading = document.createElement('h2');
  frame.append(heading);
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

it('leads home without a choice', () => {
  leaveColdStart();
  expect(goTo.mock.calls).toEqual([['/', { isReplacing: true }]]);
});

it('says once that the recommendations follow the choice', async () => {
  const tell = vi.fn();
  tellChosen({ page: { loadTexts: async () => undefined }, tell } as never);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  expect(tell.mock.calls[0]).toMatchObject([
    'notifications',
    { type: 'notice.show', notice: { message: { key: 'taste.done' } } },
  ]);
});
