import { eventCodes, pushEventSchema } from '@foyer/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pushExamples } from './push-examples.ts';

describe('pushExamples', () => {
  it('has one for every code, as the contract has it', () => {
    expect(pushExamples.map(({ event_code: code }) => code)).toEqual(
      Object.values(eventCodes).flat(),
    );
    for (const example of pushExamples) {
      expect(v.parse(v.strictObject(pushEventSchema.entries), example)).toEqual(example);
    }
  });

  it('names a title where the event is about one', () => {
    const named = pushExamples.filter(({ item }) => item).map(({ event_code: code }) => code);

    expect(named).toEqual([...eventCodes.reloadItem, ...eventCodes.player]);
  });
});
