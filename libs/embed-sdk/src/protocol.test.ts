import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isPlayerMessage } from './player-message.ts';
import { playerMessages } from './protocol.fixtures.ts';
import { pageMessageSchema, playerMessageSchema } from './protocol.ts';

const without = (message: object, name: string) =>
  Object.fromEntries(Object.entries(message).filter(([key]) => key !== name));

describe('playerMessageSchema', () => {
  it('has every event of the specification [EMBED-002, EMBED-004, EMBED-006, EMBED-007, EMBED-008, EMBED-009, EMBED-011, EMBED-012]', () => {
    expect(playerMessageSchema.options.map(({ entries }) => entries.event.literal)).toEqual([
      'playback_start',
      'playback_end',
      'ads_block_start',
      'ads_block_end',
      'ad_request',
      'ad_playback',
      'ad_end',
      'ad_skip',
      'ad_error',
      'get_partner_id',
      'info',
    ]);
  });

  it.each(playerMessages)(
    'wants all fields of $event, and its guard agrees [EMBED-001, EMBED-003, EMBED-005, EMBED-010]',
    (message) => {
      expect(v.parse(playerMessageSchema, message)).toEqual(message);
      expect(isPlayerMessage(message)).toBe(true);
      for (const name of Object.keys(message)) {
        const broken = without(message, name);
        expect([name, v.is(playerMessageSchema, broken)]).toEqual([name, false]);
        expect([name, isPlayerMessage(broken)]).toEqual([name, false]);
      }
    },
  );
});

describe('isPlayerMessage', () => {
  it.each([
    ['nothing', null],
    ['a text', '{"source":"foyer"}'],
    ['another script’s', { source: 'react-devtools', payload: 1 }],
    ['a later version', { ...playerMessages[0], version: 2 }],
    ['an event of a later player', { ...playerMessages[0], event: 'chapter_start' }],
    ['the name of a method', { ...playerMessages[0], event: 'toString' }],
    ['a title without a name', { ...playerMessages[0], content_id: '' }],
  ])('is not fooled by %s', (_name, data) => {
    expect(isPlayerMessage(data)).toBe(false);
  });
});

describe('pageMessageSchema', () => {
  const told = { source: 'foyer', version: 1, event: 'set_partner_id', partner_id: 'kino-7' };

  it('supplies a partner [EMBED-013]', () => {
    expect(v.parse(pageMessageSchema, told)).toEqual(told);
  });

  it.each(['', 'a&ad=none', 'x'.repeat(65)])('takes no partner %j into addresses', (partnerId) => {
    expect(v.is(pageMessageSchema, { ...told, partner_id: partnerId })).toBe(false);
  });
});
