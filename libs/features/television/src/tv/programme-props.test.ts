import { channelShortFixture, programmeShortFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { channelSummary } from './channel-summary.ts';
import { guideProgramme } from './programme-props.ts';

const { start_time: start, end_time: end } = programmeShortFixture;
const player = '/tv/pervyy-ekran/player';
const fromStart = `${player}?program=pervyy-ekran-29921400&start_time=${start}`;

/** The ways to watch a programme at a moment. */
const waysAt = (now: number, programme = programmeShortFixture) => {
  const { watchHref, fromStartHref, isArchived } = guideProgramme(programme, now);
  return { watchHref, fromStartHref, isArchived };
};

describe('guideProgramme', () => {
  it('leads to the page of the show, opened at this showing', () => {
    expect(guideProgramme(programmeShortFixture, start).href).toBe(
      '/tv/pervyy-ekran/shows/itogi-dnya?program=pervyy-ekran-29921400',
    );
  });

  it('plays what is on live or from its beginning', () => {
    expect(waysAt(start + 60)).toEqual({ watchHref: player, fromStartHref: fromStart });
  });

  it('plays what is over from the archive, as long as it is kept there [LIVE-008]', () => {
    const kept = programmeShortFixture.tstv_options_epg?.tstv_valid_until ?? 0;

    expect(waysAt(end)).toEqual({ watchHref: fromStart, isArchived: true });
    expect(waysAt(kept - 1).isArchived).toBe(true);
    expect(waysAt(kept)).toEqual({});
  });

  it('plays nothing that is still to come, and nothing over that was not recorded', () => {
    const { tstv_options_epg, ...unrecorded } = programmeShortFixture;

    expect(tstv_options_epg).toBeDefined();
    expect(waysAt(start - 1)).toEqual({});
    expect(waysAt(end, unrecorded)).toEqual({});
  });
});

describe('channelSummary', () => {
  it('leads to the channel and tells what is on, in the zone of the viewer [CARD-002]', () => {
    const summary = (now: number) =>
      channelSummary(channelShortFixture, { now, timeZone: 'Asia/Yerevan' });

    expect(summary(start + 9 * 60)).toMatchObject({
      href: '/tv/pervyy-ekran',
      programme: { title: 'Итоги дня', startTime: '22:00', endTime: '22:45', progress: 0.2 },
    });
    expect(summary(end).programme?.title).toBe('Метрополис');
  });
});
