import type { MediaPlayerClass } from 'dashjs';
import { describe, expect, it, vi } from 'vitest';
import { isPictures, readDashCues } from './dash-cues.ts';

type Extension = (this: { parent: object }) => Record<string, (...args: never[]) => unknown>;

/** A stand-in that keeps what is registered with it. */
function fakePlayer() {
  const listeners = new Map<string, (event: object) => void>();
  const extensions = new Map<string, Extension>();
  const player = {
    on: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    extend: (name: string, extension: Extension) => extensions.set(name, extension),
    registerCustomCapabilitiesFilter: vi.fn(),
  };
  return {
    player: player as unknown as MediaPlayerClass,
    filter: player.registerCustomCapabilitiesFilter,
    emit: (type: string, event: object) => listeners.get(type)?.(event),
    extended: (name: string, parent: object) => extensions.get(name)?.call({ parent }),
  };
}

describe('readDashCues', () => {
  it('tells the words that are on, all of them, until they go', () => {
    const { player, emit } = fakePlayer();
    const onCues = vi.fn();
    const { clear } = readDashCues(player, onCues);
    emit('cueEnter', { cueID: 'a', text: '<i>Hello</i>' });
    emit('cueEnter', { cueID: 'b', text: 'there' });
    emit('cueExit', { cueID: 'a' });
    clear();
    expect(onCues.mock.calls.flat()).toEqual([
      [{ text: 'Hello' }],
      [{ text: 'Hello' }, { text: 'there' }],
      [{ text: 'there' }],
      [],
    ]);
  });

  it('knows where a cue is to stand, which dash.js itself does not tell', () => {
    const { player, emit, extended } = fakePlayer();
    const onCues = vi.fn();
    readDashCues(player, onCues);
    const addCaptions = vi.fn();
    const tracks = extended('TextTracks', { addCaptions });
    const captions = [{ start: 1, end: 2, data: 'Above', styles: { line: 0 } }];
    tracks?.['addCaptions']?.(...([0, 10, captions] as never[]));
    emit('cueEnter', { cueID: 'a', text: 'Above', startTime: 11 });
    expect(addCaptions).toHaveBeenCalledWith(0, 10, captions);
    expect(onCues).toHaveBeenLastCalledWith([{ text: 'Above', top: 0 }]);
  });

  it('offers no subtitles that are pictures', () => {
    const { player, filter } = fakePlayer();
    readDashCues(player, () => {});
    const keeps = filter.mock.calls[0]?.[0] as (rendition: object) => boolean;
    expect(keeps({ mimeType: 'application/mp4', codecs: 'stpp.ttml.im1i' })).toBe(false);
    expect(keeps({ mimeType: 'video/mp4', codecs: 'avc1.64001f' })).toBe(true);
  });
});

describe('isPictures', () => {
  it.each([
    [{ mimeType: 'application/mp4', codecs: 'stpp.ttml.im1i' }, true],
    [{ mimeType: 'application/mp4', codecs: 'stpp.ttml.im2i' }, true],
    [{ mimeType: 'application/mp4', codecs: 'stpp.ttml.im1t' }, false],
    [{ mimeType: 'application/mp4', codecs: 'stpp' }, false],
    [{ mimeType: 'application/ttml+xml' }, false],
    [{}, false],
  ])('%o: %s', (rendition, isIt) => {
    expect(isPictures(rendition)).toBe(isIt);
  });
});
