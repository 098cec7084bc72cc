import { describe, expect, it, vi } from 'vitest';
import type { CreateEngine } from '../engine/media-engine.ts';
import { createNetworkMeter } from '../engine/network-meter.ts';
import type { PrefetchStore } from '../engine/prefetch.ts';
import { prepareStart } from './prepare-start.ts';

const variants = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aud",NAME="Русский",LANGUAGE="ru",DEFAULT=YES,URI="ru.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="avc1.640015,mp4a.40.2",AUDIO="aud"
240p.m3u8
`;
const playlist = `#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n${'#EXTINF:4.000,\n1.m4s\n'.repeat(3)}#EXT-X-ENDLIST\n`;
const word = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff);
const named = (name: string) => [...name].map((letter) => letter.codePointAt(0) ?? 0);
const init = [...named('mdhd'), 0, 0, 0, 0, ...word(0), ...word(0), ...word(1000)];

/** The files of a stream whose first segment gives itself a time, in seconds. */
function files(seconds: number): PrefetchStore {
  const segment = [...named('tfdt'), 0, 0, 0, 0, ...word(seconds * 1000)];
  return {
    network: createNetworkMeter(),
    request: async (url, onPart) => {
      const text = url.endsWith('variant.m3u8') ? variants : playlist;
      const bytes = url.endsWith('.m3u8')
        ? new TextEncoder().encode(text)
        : new Uint8Array([0, 0, 0, 0, ...(url.endsWith('mp4') ? init : segment)]);
      onPart?.(bytes);
      const body = bytes.buffer;
      return { url, status: 200, statusText: 'OK', headers: {}, body };
    },
    take: () => undefined,
    clear: () => {},
  };
}

/** Whether a start plays, where the first segment gives itself a time. */
async function playsFrom(seconds: number): Promise<boolean> {
  const open = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  prepareStart({
    asset: { type: 'vod', is_crypted: false, start_time: 0 },
    engine: 'hls',
    manifestUrl: 'https://media.example/variant.m3u8',
    prefetched: files(seconds),
    loadEngine: () => Promise.resolve((() => {}) as unknown as CreateEngine),
    early: {
      video: document.createElement('video'),
      choices: { startTime: 0, audio: null, volume: 1, isMuted: false, speed: 1 },
      isHeld: false,
      checkAutoplay: () => Promise.resolve({ isAllowed: true }),
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const isOpen = open.mock.calls.length > 0;
  open.mockRestore();
  return isOpen;
}
vi.stubGlobal(
  'MediaSource',
  class extends EventTarget {
    static isTypeSupported = () => true;
  },
);

describe('prepareStart', () => {
  it('plays HLS whose media times are those of the playlist', async () => {
    expect(await playsFrom(0)).toBe(true);
  });

  it('leaves HLS to the engine whose media times begin elsewhere', async () => {
    expect(await playsFrom(36_000)).toBe(false);
  });
});
