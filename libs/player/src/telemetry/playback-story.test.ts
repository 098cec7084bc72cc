// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Observation } from './observe-player.ts';
import { beginStory, continueStory, endStory, type PlaybackStory } from './playback-story.ts';
import { seen } from './telemetry.fixtures.ts';

/** What is told of a row of moments. */
function follow(...moments: Observation[]) {
  const [first = seen(), ...rest] = moments;
  let { story, words } = beginStory(first);
  for (const moment of rest) {
    const told = continueStory(story, moment);
    story = told.story;
    words = [...words, ...told.words];
  }
  return { story, words };
}

const typesOf = ({ words }: ReturnType<typeof follow>) => words.map(({ type }) => type);

/** What follows in a film that has started. */
const inFilm = (...moments: Observation[]) =>
  follow(seen(), seen({ at: 0.25 }), ...moments).words.slice(2);

const stopOf = (story: PlaybackStory) => endStory(story).words.map(({ type }) => type);

describe('the start', () => {
  it('is the first frame, and not the wish to play', () => {
    const loading = seen({ phase: 'loading' });
    const waiting = seen({ at: 1, position: 0 });
    const stalled = seen({ at: 2, position: 0, isFlowing: false });
    const flowing = seen({ at: 3, position: 0 });

    expect(typesOf(follow(loading, waiting, stalled, flowing))).toEqual(['playback_init']);
    expect(
      follow(loading, waiting, stalled, flowing, seen({ at: 3.25, position: 0.25 })).words.at(-1),
    ).toEqual({ type: 'playback_start', start_ms: 3000 });
  });

  it('does not count as waiting what the viewer took for the press', () => {
    const { words } = follow(
      seen({ phase: 'loading' }),
      seen({ at: 1, position: 0, phase: 'needUserGesture' }),
      seen({ at: 61, position: 0, phase: 'loading' }),
      seen({ at: 61.5, position: 0 }),
      seen({ at: 61.75, position: 0.25 }),
    );

    expect(words.at(-1)).toEqual({ type: 'playback_start', start_ms: 500 });
  });

  it('is no leap to the place where a channel or a viewer goes on', () => {
    const { words } = follow(
      seen({ phase: 'loading' }),
      seen({ at: 1, position: 0 }),
      seen({ at: 1.1, position: 1_700_000_000 }),
      seen({ at: 1.35, position: 1_700_000_000.25 }),
    );

    expect(words.map(({ type }) => type)).toEqual(['playback_init', 'playback_start']);
  });
});

describe('a move', () => {
  it('is told when it has come to rest, with both ends', () => {
    const words = inFilm(
      seen({ at: 10, position: 10 }),
      seen({ at: 10.1, position: 25 }),
      seen({ at: 10.2, position: 25, isRewinding: true, isFlowing: false }),
      seen({ at: 11, position: 25 }),
    );

    expect(words).toEqual([{ type: 'playback_set_position', from: 10, to: 25 }]);
  });

  it('is one while its steps follow each other closely', () => {
    const words = inFilm(
      seen({ at: 10, position: 10 }),
      seen({ at: 10.1, position: 25 }),
      seen({ at: 10.2, position: 40 }),
      seen({ at: 10.3, position: 40, isRewinding: true, isFlowing: false }),
      seen({ at: 11, position: 5 }),
      seen({ at: 11.2, position: 5.2 }),
    );

    expect(words).toEqual([{ type: 'playback_set_position', from: 10, to: 5.2 }]);
  });

  it('is told of a paused film as well', () => {
    const still = { phase: 'paused', pauseReason: 'user' } as const;
    const words = inFilm(
      seen({ at: 10, position: 10, ...still }),
      seen({ at: 70, position: 25, ...still }),
      seen({ at: 70.1, position: 25, ...still, isRewinding: true }),
      seen({ at: 70.5, position: 25, ...still }),
    );

    expect(words).toEqual([
      { type: 'playback_pause', reason: 'user' },
      { type: 'playback_set_position', from: 10, to: 25 },
    ]);
  });

  it('is neither a film at double speed nor a computer that was busy', () => {
    expect(
      inFilm(
        seen({ at: 1, position: 1, speed: 2 }),
        seen({ at: 4, position: 7, speed: 2 }),
        seen({ at: 5, position: 9, speed: 2 }),
      ),
    ).toEqual([]);
  });

  it('is the leap of a channel that was loaded anew', () => {
    const words = inFilm(
      seen({ at: 100, position: 100 }),
      seen({ at: 100.1, position: 40, phase: 'loading' }),
      seen({ at: 102, position: 40 }),
      seen({ at: 102.2, position: 40.2 }),
    );

    expect(words).toEqual([{ type: 'playback_set_position', from: 100, to: 40.2 }]);
  });
});

describe('a pause', () => {
  it.each(['user', 'tech', 'adv'] as const)('and its resume have the reason %s', (reason) => {
    const words = inFilm(
      seen({ at: 5, phase: 'paused', pauseReason: reason }),
      seen({ at: 6, position: 5 }),
    );

    expect(words).toEqual([
      { type: 'playback_pause', reason },
      { type: 'playback_resume', reason },
    ]);
  });

  it('is a critical error too, until a retry plays', () => {
    const error = { severity: 2, category: 4, code: 'dash-25-404' } as const;
    const words = inFilm(
      seen({ at: 5, phase: 'failed', error, pauseReason: 'tech_error' }),
      seen({ at: 6, position: 5, phase: 'loading' }),
      seen({ at: 7, position: 5 }),
    );

    expect(words).toEqual([
      {
        type: 'playback_error',
        reason: '1-4-dash-25-404',
        is_critical: true,
        severity: 2,
        category: 4,
      },
      { type: 'playback_pause', reason: 'tech_error' },
      { type: 'playback_resume', reason: 'tech_error' },
    ]);
  });
});

describe('an error', () => {
  it('is told once while the network is asked again, and again in the next outage [ENGINE-030]', () => {
    const outage = () => ({ severity: 1, category: 1, code: 'dash-27' }) as const;
    const words = inFilm(
      seen({ at: 5, error: outage() }),
      seen({ at: 6, error: outage() }),
      seen({ at: 7 }),
      seen({ at: 8, error: outage() }),
    );

    const word = {
      type: 'playback_error',
      reason: '1-3-dash-27',
      is_critical: false,
      severity: 1,
      category: 1,
    };
    expect(words).toEqual([word, word]);
  });
});

describe('the stop', () => {
  it('is told once, at the end or on leaving', () => {
    const atEnd = follow(seen(), seen({ at: 0.25 }), seen({ at: 60, phase: 'ended' }));
    const midway = follow(seen(), seen({ at: 0.25 }), seen({ at: 30 }));

    expect([typesOf(atEnd).at(-1), stopOf(atEnd.story)]).toEqual(['playback_stop', []]);
    expect([typesOf(midway).at(-1), stopOf(midway.story)]).toEqual([
      'playback_start',
      ['playback_stop'],
    ]);
  });

  it('is told of a playback that never started', () => {
    expect(stopOf(follow(seen({ phase: 'loading' })).story)).toEqual(['playback_stop']);
  });

  it('is followed by a start where the film is watched again', () => {
    const again = follow(
      seen(),
      seen({ at: 0.25 }),
      seen({ at: 60, phase: 'ended' }),
      seen({ at: 90, position: 0, phase: 'loading' }),
      seen({ at: 90.5, position: 0 }),
      seen({ at: 90.75, position: 0.25 }),
    );

    expect(again.words.slice(2)).toEqual([
      { type: 'playback_stop' },
      { type: 'playback_start', start_ms: 500 },
    ]);
    expect(stopOf(again.story)).toEqual(['playback_stop']);
  });
});
