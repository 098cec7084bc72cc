import { mediaItemFixture, playerAssetFixture } from '@foyer/contract/fixtures';
import { mediaItemQuery } from '@foyer/client';
import type { PlaybackAnswer } from '@foyer/playback-access';
import type { StorySlide } from '@foyer/screens/story-feed';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { renderPage } from '@foyer/page-runtime/testing/render-page';
import { StoriesFeed } from './stories-feed.tsx';
import type { StoryPlaybackProps } from './story-playback.tsx';

let playing: StoryPlaybackProps | undefined;

vi.mock('./story-playback.tsx', () => ({
  StoryPlayback: (props: StoryPlaybackProps) => {
    playing = props;
    return <p>Играет {props.slide.title}</p>;
  },
}));
const preparePlayback = vi.hoisted(() => vi.fn(() => ({ prefetched: { clear: () => {} } })));
vi.mock('@foyer/player', () => ({ preparePlayback }));

const granted: PlaybackAnswer = { status: 'granted', asset: playerAssetFixture };
const openPlayback = vi.fn(async () => granted);

const slides: readonly StorySlide[] = [1, 2, 3].map((number) => ({
  id: `lift-${number}`,
  href: '/series/lift',
  title: `Этаж ${number}`,
  picture: mediaItemFixture.poster,
}));

let comeIntoView: (index: number) => void = () => {};

beforeEach(() => {
  playing = undefined;
  openPlayback.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: IntersectionObserverCallback) {
        comeIntoView = (index) => {
          const target = document.querySelector(`[data-index="${index}"]`);
          act(() => call([{ isIntersecting: true, target }] as never, this as never));
        };
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const client = { call: () => new Promise<never>(() => undefined) };
  const queryClient = createQueryClient();
  queryClient.setQueryData(mediaItemQuery(client, 'lift').queryKey, mediaItemFixture);
  const feed = (
    <StoriesFeed
      heading="Серии"
      slides={slides}
      start={0}
      backHref="/series/lift"
      titleIdOf={() => 'lift'}
      isTrailer={false}
      isUpright
      answer={granted}
      ports={{ openPlayback }}
    />
  );
  const routes = [
    { path: '/series/lift/stories', element: feed },
    { path: '/series/lift', element: <p>Страница сериала</p> },
  ];
  const router = await renderPage(routes, '/series/lift/stories', {}, { client, queryClient });
  return { router, user: userEvent.setup() };
}

describe('StoriesFeed', () => {
  it('makes the next story ready once the one in view plays, and hands it over', async () => {
    await open();
    await screen.findByText('Играет Этаж 1');
    expect([playing?.answer, openPlayback.mock.calls.length]).toEqual([granted, 0]);

    await act(async () => playing?.onPlaying({}));
    await vi.waitFor(() => expect(preparePlayback).toHaveBeenCalled());
    comeIntoView(1);
    await screen.findByText('Играет Этаж 2');

    expect(openPlayback.mock.calls.map(([input]: unknown[]) => input)).toEqual([
      { titleId: 'lift-2' },
    ]);
    expect(playing?.ahead?.answer).toEqual(granted);
    expect(playing?.answer).toBeUndefined();
  });

  it('closes to the title where the visit began here', async () => {
    const { user } = await open();

    await user.click(await screen.findByRole('link', { name: 'Закрыть' }));

    expect(await screen.findByText('Страница сериала')).toBeTruthy();
  });
});
