import { imageFixture } from '../images/images.fixtures.ts';
import type { ChannelShort } from './channel-short.schema.ts';
import type { Channel, Guide, Programme, Show } from './channels.schema.ts';
import type { ProgrammeShort } from './programme-short.schema.ts';

/** 21 November 2026, 21:00 in Moscow. */
const START = 1_795_284_000;

/** A programme of the archive of a channel. */
export const programmeShortFixture: ProgrammeShort = {
  id: 'pervyy-ekran-29921400',
  original_id: 'itogi-dnya',
  name: 'Итоги дня',
  start_time: START,
  end_time: START + 45 * 60,
  logo: imageFixture('channel-bg-pervyy-ekran'),
  age_level: { name: '12+', age_value: 12 },
  channel_info: {
    id: 'pervyy-ekran',
    slug: 'pervyy-ekran',
    name: 'Первый экран',
    logo: imageFixture('channel-mark-pervyy-ekran'),
  },
  is_favorite: false,
  tstv_options_epg: { tstv_valid_until: START + 45 * 60 + 3 * 24 * 3600 },
};

/** The programme after it: a film. */
export const nextProgrammeShortFixture: ProgrammeShort = {
  ...programmeShortFixture,
  id: 'pervyy-ekran-29921445',
  original_id: 'title-metropolis',
  name: 'Метрополис',
  start_time: START + 45 * 60,
  end_time: START + 200 * 60,
  logo: imageFixture('backdrop-metropolis'),
};

/** A free channel as cards show it. */
export const channelShortFixture: ChannelShort = {
  id: 'pervyy-ekran',
  slug: 'pervyy-ekran',
  name: 'Первый экран',
  logo: imageFixture('channel-mark-pervyy-ekran'),
  full_logo: imageFixture('channel-pervyy-ekran'),
  background: imageFixture('channel-bg-pervyy-ekran'),
  poster_bg_color: '#22303c',
  usage_model: 'SERVICE',
  is_free: true,
  is_favorite: false,
  age_level: { name: '12+', age_value: 12 },
  genres: [{ id: 'general', name: 'Общие' }],
  epgs: [programmeShortFixture, nextProgrammeShortFixture],
};

/** A free channel as its page shows it. */
export const channelFixture: Channel = {
  ...channelShortFixture,
  channel_id: 'pervyy-ekran',
  description: 'Утром новости, вечером большое кино.',
  program_id: programmeShortFixture.id,
  is_tstv_allowed: true,
  tstv_options_channel: {
    is_pltv_allowed: true,
    is_pltv_purchased: true,
    is_catchup_allowed: true,
    is_catchup_purchased: true,
    tstv_depth: 259_200,
    pltv_max_duration: 10_800,
  },
  actions: [
    {
      type: 'watch',
      title: 'Смотреть',
      target: { type: 'screen', link: '/tv/pervyy-ekran/player' },
    },
  ],
};

/** A channel whose archive must be bought first. LIVE-007. */
export const paidArchiveChannelFixture: Channel = {
  ...channelFixture,
  tstv_options_channel: {
    ...channelFixture.tstv_options_channel,
    is_pltv_purchased: false,
    is_catchup_purchased: false,
    tstv_service_id: 'service-archive',
  },
};

/** Two programmes of a channel. */
export const guideFixture: Guide = {
  items: [{ channel_id: 'pervyy-ekran', epgs: [programmeShortFixture, nextProgrammeShortFixture] }],
  first_time: START - 4 * 24 * 3600,
  last_time: START + 5 * 24 * 3600,
};

/** A programme as its page shows it. */
export const programmeFixture: Programme = {
  ...nextProgrammeShortFixture,
  description: 'Город будущего держится на тех, кого не видно.',
  media_item: { type: 'film', id: 'metropolis', slug: 'metropolis' },
  is_reminder_set: false,
};

/** A show with one showing. */
export const showFixture: Show = {
  id: 'itogi-dnya',
  name: 'Итоги дня',
  description: 'Главное за день и то, что за ним стоит.',
  logo: programmeShortFixture.logo,
  age_level: programmeShortFixture.age_level,
  channel_info: programmeShortFixture.channel_info,
  epgs: [programmeShortFixture],
};
