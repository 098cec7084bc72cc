import { playerAssetFixture } from '@foyer/contract/fixtures';
import type { PlaybackAnswer } from '@foyer/playback-access';
import type { PreparedPlayback } from '@foyer/player';
import { describe, expect, it, vi } from 'vitest';
import { createStoriesAhead } from './stories-ahead.ts';

const granted: PlaybackAnswer = { status: 'granted', asset: playerAssetFixture };

function setUp(answer: PlaybackAnswer | undefined = granted) {
  const clear = vi.fn();
  const prepared = { prefetched: { clear } } as unknown as PreparedPlayback;
  const prepare = vi.fn(async () => prepared);
  const open = vi.fn(async () => answer);
  return { ahead: createStoriesAhead(open, prepare), open, prepare, prepared, clear };
}

const identity = { uid: 'one' };

describe('createStoriesAhead', () => {
  it('asks for a story once, and begins to load it for who watches', async () => {
    const { ahead, open, prepare, prepared } = setUp();

    ahead.ready('lift-2', identity);
    ahead.ready('lift-2', identity);
    await vi.waitFor(() => expect(ahead.of('lift-2')).toEqual({ answer: granted, prepared }));

    expect(open.mock.calls).toEqual([['lift-2']]);
    expect(prepare.mock.calls).toEqual([[playerAssetFixture, { identity }]]);
  });

  it('keeps a refusal, and loads nothing for it', async () => {
    const refused = { status: 'refused', refusal: 'pinRequired' } as const;
    const { ahead, prepare } = setUp(refused);

    ahead.ready('lift-2', identity);
    await vi.waitFor(() => expect(ahead.of('lift-2')).toEqual({ answer: refused }));

    expect(prepare).not.toHaveBeenCalled();
  });

  it('lets go of what nobody came to, and keeps what is in view', async () => {
    const { ahead, clear } = setUp();
    ahead.ready('lift-2', identity);
    ahead.ready('lift-3', identity);
    await vi.waitFor(() => expect(ahead.of('lift-3')).toBeDefined());

    ahead.keepOnly('lift-2');

    expect([ahead.of('lift-2') !== undefined, ahead.of('lift-3')]).toEqual([true, undefined]);
    expect(clear).toHaveBeenCalledOnce();
  });

  it('loads nothing for a story that was left before its answer came', async () => {
    const { ahead, open, prepare } = setUp();
    ahead.ready('lift-2', identity);
    ahead.keepOnly();

    await open.mock.results[0]?.value;
    await Promise.resolve();

    expect([ahead.of('lift-2'), prepare.mock.calls]).toEqual([undefined, []]);
  });
});
