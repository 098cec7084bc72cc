import { describe, expect, it } from 'vitest';
import { createTranslator } from '@foyer/ui/i18n';
import { percentOf, programmeName, stateOf, stateWords } from './programme-state.ts';

const programme = {
  id: 'general',
  title: 'Генерал',
  href: '/tv/general',
  startTime: Date.parse('2025-11-21T18:40+03:00') / 1000,
  endTime: Date.parse('2025-11-21T20:00+03:00') / 1000,
  note: 'комедия',
  ageLabel: '6+',
};
const { startTime, endTime } = programme;

describe('state of a programme', () => {
  it('is told by the moment and the archive', () => {
    expect([
      stateOf(programme, startTime - 1),
      stateOf(programme, startTime),
      stateOf(programme, endTime - 1),
      stateOf(programme, endTime),
      stateOf({ ...programme, isArchived: true }, endTime),
    ]).toEqual(['ahead', 'onAir', 'onAir', 'past', 'archived']);
  });

  it('is at most all of it', () => {
    expect(
      [startTime - 60, startTime + 20 * 60, endTime + 60].map((now) => percentOf(programme, now)),
    ).toEqual([0, 25, 100]);
  });

  it('is heard with title, time and channel', async () => {
    const { t } = await createTranslator('rus', { segments: ['component'] });
    const name = programmeName(programme, {
      channelName: 'Кинозал',
      stateWord: stateWords(t).onAir,
      timeZone: 'Europe/Moscow',
    });
    expect(name).toBe('Генерал 18:40–20:00 · комедия, 6+, Кинозал, в эфире');
  });
});
