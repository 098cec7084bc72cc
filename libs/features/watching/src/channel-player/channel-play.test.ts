import { channelFixture, programmeFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { channelPlay } from './channel-play.ts';
import { channelWish } from './channel-wish.ts';

const { start_time: start, end_time: end, id: program } = programmeFixture;
const options = {
  ...channelFixture.tstv_options_channel,
  is_pltv_allowed: true,
  is_pltv_purchased: true,
  pltv_max_duration: 3_600,
};
const { id } = programmeFixture.channel_info;
const channel = { id, tstv_options_channel: options };
const facts = { channel, programme: programmeFixture, now: start + 60 };

describe('channelWish', () => {
  it('reads a programme and a moment, and passes over what is neither [ROUTE-008]', () => {
    const wishes = ['', '?program=a-1', '?program=a-1&start_time=1800', '?start_time=now'].map(
      (search) => channelWish(new URLSearchParams(search)),
    );

    expect(wishes).toEqual([{}, { program: 'a-1' }, { program: 'a-1', startTime: 1800 }, {}]);
  });
});

describe('channelPlay', () => {
  it('plays the channel, also from an earlier moment', () => {
    expect([channelPlay({}, facts), channelPlay({ startTime: 1_800 }, facts)]).toEqual([
      { kind: 'channel', id },
      { kind: 'channel', id, startTime: 1_800 },
    ]);
  });

  it('starts a programme that is on over in the live stream [LIVE-006]', () => {
    const wishes = [{ program }, { program, startTime: start + 30 }, { program, startTime: end }];

    expect(wishes.map((wish) => channelPlay(wish, facts))).toEqual([
      { kind: 'channel', id, startTime: start },
      { kind: 'channel', id, startTime: start + 30 },
      { kind: 'channel', id, startTime: start },
    ]);
  });

  it.each([
    ['pausing is not allowed', { is_pltv_allowed: false }],
    ['pausing is not bought', { is_pltv_purchased: false }],
    ['the stream does not reach back so far', { pltv_max_duration: 59 }],
  ])('asks the archive for a programme that is on where %s [LIVE-006]', (_, less) => {
    const limited = { id, tstv_options_channel: { ...options, ...less } };

    expect(channelPlay({ program }, { ...facts, channel: limited })).toEqual({
      kind: 'programme',
      id: program,
      position: 0,
    });
  });

  it('plays a programme that is over from the archive, from where it is wished [LIVE-005]', () => {
    const over = { ...facts, now: end };

    expect(channelPlay({ program, startTime: start + 90 }, over)).toEqual({
      kind: 'programme',
      id: program,
      position: 90,
    });
  });

  it('takes what the guide does not know for a programme of the archive', () => {
    const wish = { program: 'a-1', startTime: start + 90 };

    expect(channelPlay(wish, { ...facts, programme: undefined })).toEqual({
      kind: 'programme',
      id: 'a-1',
      position: 0,
    });
  });
});
