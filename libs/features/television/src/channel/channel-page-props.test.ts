import {
  channelFixture,
  nextProgrammeShortFixture,
  paidArchiveChannelFixture,
  programmeShortFixture,
} from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Translate } from '@foyer/ui/i18n';
import {
  archiveOffer,
  channelProgramme,
  hasArchive,
  hasRewind,
  onNowAndNext,
  watchWay,
} from './channel-page-props.ts';

let t: Translate;
beforeAll(async () => {
  ({ t } = await createTranslator('rus', { segments: ['tv'] }));
});

const options = channelFixture.tstv_options_channel;
const { start_time: start, end_time: end } = programmeShortFixture;

describe('the ways to watch a channel at another time', () => {
  it('take both the permission and the purchase [LIVE-005, LIVE-006]', () => {
    const allowed = [true, false].flatMap((isAllowed) =>
      [true, false].map((isPurchased) => ({
        ...options,
        is_catchup_allowed: isAllowed,
        is_catchup_purchased: isPurchased,
        is_pltv_allowed: isAllowed,
        is_pltv_purchased: isPurchased,
      })),
    );

    expect(allowed.map(hasArchive)).toEqual([true, false, false, false]);
    expect(allowed.map(hasRewind)).toEqual([true, false, false, false]);
  });

  it('are no links while they are not bought [LIVE-005, LIVE-006]', () => {
    const bought = { options, now: end };
    const locked = { options: paidArchiveChannelFixture.tstv_options_channel, now: end };

    expect(channelProgramme(programmeShortFixture, bought).watchHref).toMatch(/program=/);
    expect(channelProgramme(programmeShortFixture, locked)).toMatchObject({ isArchived: true });
    expect(channelProgramme(programmeShortFixture, locked).watchHref).toBeUndefined();
    expect(channelProgramme(programmeShortFixture, { ...bought, now: start })).toHaveProperty(
      'fromStartHref',
    );
    expect(channelProgramme(programmeShortFixture, { ...locked, now: start })).not.toHaveProperty(
      'fromStartHref',
    );
  });

  it('lead to the service that opens the archive, where it is not bought [LIVE-007]', () => {
    expect(archiveOffer(channelFixture, t)).toBeUndefined();
    expect(archiveOffer(paidArchiveChannelFixture, t)?.href).toBe('/services/service-archive');
  });
});

describe('watchWay', () => {
  it('plays a channel, and offers one that has to be bought', () => {
    const bought = { ...channelFixture, actions: [{ type: 'buy', title: 'Подключить' }] };

    expect(watchWay(channelFixture, t)).toEqual({
      title: 'Смотреть эфир',
      href: '/tv/pervyy-ekran/player',
    });
    expect(watchWay(bought, t)).toEqual({
      title: 'Подключить',
      href: '/variants?item_type=channel&item_id=pervyy-ekran',
    });
  });
});

describe('onNowAndNext', () => {
  const both = [programmeShortFixture, nextProgrammeShortFixture];

  it('goes on with the clock', () => {
    expect(onNowAndNext(both, start)).toEqual({
      current: programmeShortFixture,
      next: nextProgrammeShortFixture,
    });
    expect(onNowAndNext(both, end)).toEqual({
      current: nextProgrammeShortFixture,
      next: undefined,
    });
  });
});
