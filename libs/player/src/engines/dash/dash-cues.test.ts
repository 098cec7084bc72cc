import type { MediaPlayerClass } from 'dashjs';
import { describe, expect, it, vi } from 'vitest';
import { isTtml, readDashCues } from './dash-cues.ts';

/** A stand-in that keeps what is registered with it. */
function fakePlayer() {
  const listeners = new Map<string, (event: object) => void>();
  const player = {
    on: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registerCustomCapabilitiesFilter: vi.fn(),
  };
  return {
    player: player as unknown as MediaPlayerClass,
    filter: player.registerCustomCapabilitiesFilter,
    emit: (type: string, event: object) => listeners.get(type)?.(event),
  };
}

describe('readDashCues', () => {
  it('tells the words that are on, all of them, until they go', () => {
    const { player, emit } = fakePlayer();
    const onText = vi.fn();
    readDashCues(player, onText);
    emit('cueEnter', { cueID: 'a', text: '<i>Hello</i>' });
    emit('cueEnter', { cueID: 'b', text: 'there' });
    emit('cueExit', { cueID: 'a' });
    expect(onText.mock.calls.flat()).toEqual(['Hello', 'Hello\nthere', 'there']);
  });

  it('offers no subtitles that are not read', () => {
    const { player, filter } = fakePlayer();
    readDashCues(player, () => {});
    const keeps = filter.mock.calls[0]?.[0] as (rendition: object) => boolean;
    expect(keeps({ mimeType: 'application/mp4', codecs: 'stpp.ttml.im1t' })).toBe(false);
    expect(keeps({ mimeType: 'video/mp4', codecs: 'avc1.64001f' })).toBe(true);
  });
});

describe('isTtml', () => {
  it.each([
    [{ mimeType: 'application/ttml+xml' }, true],
    [{ mimeType: 'application/mp4', codecs: 'stpp' }, true],
    [{ mimeType: 'application/mp4', codecs: 'wvtt' }, false],
    [{ mimeType: 'text/vtt' }, false],
    [{}, false],
  ])('%o: %s', (rendition, isIt) => {
    expect(isTtml(rendition)).toBe(isIt);
  });
});
