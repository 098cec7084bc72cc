import { dayRange } from '@foyer/screens/guide';
import { describe, expect, it } from 'vitest';
import { openingInput } from './opening-input.ts';

const ids = Array.from({ length: 60 }, (_, index) => `channel-${index}`);
const day = dayRange('2026-11-21', 'Europe/Moscow');
const at = (time: string) => Date.parse(`2026-11-21T${time}+03:00`) / 1000;

describe('openingInput', () => {
  it('is the first channels with the hours round now, the same for a quarter of an hour', () => {
    const opening = {
      channelIds: ids.slice(0, 12),
      from: at('17:15:00'),
      to: at('01:30:00') + 86_400,
    };

    expect(openingInput(ids, day, at('19:15:00'))).toEqual(opening);
    expect(openingInput(ids, day, at('19:29:59'))).toEqual(opening);
  });

  it('is the morning of another day', () => {
    const { from, to } = openingInput(ids, day, day.to + 60);

    expect([from, to]).toEqual([at('06:00:00'), at('12:15:00')]);
  });
});
