import type { MediaBlock, MediaBlockItem, ProgrammeShort } from '@foyer/contract';
import {
  imageFixture,
  nextProgrammeShortFixture,
  programmeShortFixture,
} from '@foyer/contract/fixtures';

const channels = {
  'pervyy-ekran': 'Первый экран',
  uliki: 'Улики',
  ararat: 'Арарат',
  'nemoy-ekran': 'Немой экран',
  'zhivoy-zvuk': 'Живой звук',
  vremena: 'Времена',
};
const slugs = Object.entries(channels);

/** A programme on another channel. */
export const onChannel = (
  programme: ProgrammeShort,
  index: number,
  name?: string,
): ProgrammeShort => {
  const [slug = '', channelName = ''] = slugs[index % slugs.length] ?? [];
  return {
    ...programme,
    id: `${programme.id}-${index}`,
    name: name ?? programme.name,
    logo: imageFixture(`channel-bg-${slug}`),
    channel_info: {
      id: `${slug}-${index}`,
      slug,
      name: channelName,
      logo: imageFixture(`channel-mark-${slug}`),
    },
  };
};

/** What is on so many channels. */
export const programmeItems = (count: number, name?: string): MediaBlockItem[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'epg',
    epg: onChannel(programmeShortFixture, index, name),
  }));

/** The programme that follows on the first channel. */
export const nextItem: MediaBlockItem = {
  type: 'epg',
  epg: onChannel(nextProgrammeShortFixture, 0),
};

/** The block as a server sends it. */
export const watchTvFixture: MediaBlock = {
  id: 'block-watch-tv',
  type: 'custom_block',
  tag: 'watch_tv',
  name: 'Телевидение без антенны',
  target: { type: 'screen', link: '/tv' },
  custom_data: {
    text: 'Пауза, перемотка и архив на трое суток.',
    buttons: [{ type: 'block_target', title: 'Программа передач' }],
  },
  items: programmeItems(8),
};
