import { playerAssetFixture } from '@foyer/contract/fixtures';
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
