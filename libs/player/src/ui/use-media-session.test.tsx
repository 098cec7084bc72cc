import { adAddresses } from '@foyer/ad-slots/fixtures';
import { playerAssetFixture } from '@foyer/contract/fixtures';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBreaks } from '../engines/fake/index.ts';
import { openPlayer, pauseButton } from './testing.tsx';

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;

/** What the system has been told, and its buttons. */
function fakeSession() {
  const handlers: Handlers = {};
  const session = {
    handlers,
    metadata: null as MediaMetadata | null,
    playbackState: 'none',
    setPositionState: vi.fn(),
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      if (action === 'seekto') throw new TypeError('Unknown action');
      handlers[action] = handler;
    },
  };
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, init: object) {
    Object.assign(this, init);
  });
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session });
  const press = (action: MediaSessionAction) => act(() => handlers[action]?.({ action }));
  return { session, press };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

describe('useMediaSession', () => {
  it('shows the title, and obeys the buttons of the system', async () => {
    const { session, press } = fakeSession();
    const { video } = await openPlayer({ props: { subtitle: 'Season 1' } });
    await pauseButton();
    expect([session.metadata?.title, session.metadata?.artist, session.playbackState]).toEqual([
      'Night Express',
      'Season 1',
      'playing',
    ]);

    press('pause');
    expect([video.paused, session.playbackState]).toEqual([true, 'paused']);
    press('play');
    press('seekforward');
    await expect.poll(() => video.currentTime).toBe(15);
    expect(session.setPositionState).toHaveBeenLastCalledWith({
      duration: 180,
      playbackRate: 1,
      position: 15,
    });
  });

  it('stops the advertisement that has the screen, and not the content behind it', async () => {
    const { session, press } = fakeSession();
    const ads = fakeBreaks();
    const asset = { ...playerAssetFixture, start_time: 0, ad: adAddresses };
    const { video } = await openPlayer({ props: { asset, playBreak: ads.playBreak } });
    await screen.findByText('1 of 2');
    expect(session.playbackState).toBe('playing');

    press('pause');
    expect(await screen.findByText('The ad is paused')).toBeDefined();
    expect(session.playbackState).toBe('paused');
    press('play');
    await expect.poll(() => screen.queryByText('The ad is paused')).toBeNull();
    expect([session.playbackState, video.paused]).toEqual(['playing', true]);
  });

  it('shows the programme of a channel', async () => {
    const { session } = fakeSession();
    const programme = { title: 'Morning on the roof', start: 0, end: 3_600 };
    await openPlayer({ props: { title: 'First', programme } });
    await pauseButton();

    expect([session.metadata?.title, session.metadata?.artist]).toEqual([
      'Morning on the roof',
      'First',
    ]);
  });

  it('offers what follows only where there is something', async () => {
    const { session } = fakeSession();
    const { next_episode: _next, ...asset } = playerAssetFixture;
    await openPlayer({ props: { asset, playNext: () => {} } });
    await pauseButton();
    expect(session.handlers.nexttrack ?? null).toBeNull();
  });

  it('leaves nothing behind', async () => {
    const { session } = fakeSession();
    const { view } = await openPlayer();
    await pauseButton();
    view.unmount();
    expect([session.metadata, session.playbackState, session.handlers.play]).toEqual([
      null,
      'none',
      null,
    ]);
  });
});
