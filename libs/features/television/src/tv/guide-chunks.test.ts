import { guideFixture, programmeShortFixture } from '@foyer/contract/fixtures';
import { dayRange } from '@foyer/screens/guide';
import { describe, expect, it } from 'vitest';
import { allChunks, channelsPerCall, guideRow, isNeeded, type ChunkState } from './guide-chunks.ts';

const zone = 'Europe/Moscow';
const days = ['2026-11-21', '2026-11-22'].map((date) => dayRange(date, zone));
const [today = { from: 0, to: 0 }, tomorrow = { from: 0, to: 0 }] = days;
const ids = Array.from({ length: 60 }, (_, index) => `channel-${index}`);
const now = programmeShortFixture.start_time;

const state = (changed: Partial<ChunkState> = {}): ChunkState => ({
  chunk: { channelIds: ['pervyy-ekran'], ...today },
  guide: guideFixture,
  isFailed: false,
  ...changed,
});
const rowOf = (states: readonly ChunkState[], range = today) => {
  const { status, programmes } = guideRow('pervyy-ekran', range, { states, days, now });
  return { status, titles: programmes.map(({ title }) => title) };
};

describe('the calls of a guide', () => {
  it('are one for some channels and a day, so that no answer is the whole guide', () => {
    const chunks = allChunks(ids, days);

    expect(chunks).toHaveLength(12);
    expect(chunks.map(({ channelIds }) => channelIds.length)).toEqual(
      Array(12).fill(channelsPerCall),
    );
    expect(chunks[1]).toEqual({ channelIds: ids.slice(0, 10), ...tomorrow });
  });

  it('are made for what is about to be shown only', () => {
    const need = { channelIds: ['channel-9', 'channel-10'], range: today };

    expect(allChunks(ids, days).filter((chunk) => isNeeded(chunk, need))).toEqual([
      { channelIds: ids.slice(0, 10), ...today },
      { channelIds: ids.slice(10, 20), ...today },
    ]);
  });
});

describe('guideRow', () => {
  it('is ready once every day that it touches has come', () => {
    const both = { from: today.from, to: tomorrow.to };

    expect(rowOf([state()])).toEqual({ status: 'ready', titles: ['Итоги дня', 'Метрополис'] });
    expect(rowOf([state()], both).status).toBe('loading');
  });

  it('shows a programme over midnight once', () => {
    const both = { from: today.from, to: tomorrow.to };
    const next = state({ chunk: { channelIds: ['pervyy-ekran'], ...tomorrow } });

    expect(rowOf([state(), next], both)).toEqual({
      status: 'ready',
      titles: ['Итоги дня', 'Метрополис'],
    });
  });

  it('shows what came with the page while the day is on its way', () => {
    const opening = { channelIds: ['pervyy-ekran'], from: now, to: now + 6 * 3600 };

    expect(rowOf([state({ chunk: opening }), state({ guide: undefined })])).toEqual({
      status: 'loading',
      titles: ['Итоги дня', 'Метрополис'],
    });
  });

  it('says that a day did not come', () => {
    expect(rowOf([state({ guide: undefined, isFailed: true })])).toEqual({
      status: 'error',
      titles: [],
    });
  });
});
