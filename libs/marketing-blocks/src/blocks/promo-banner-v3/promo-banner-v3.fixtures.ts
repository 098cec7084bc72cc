import type { MediaBlock, MediaBlockItem } from '@foyer/contract';
import { channelShortFixture, imageFixture, serviceShortFixture } from '@foyer/contract/fixtures';

const channels = {
  'pervyy-ekran': 'Первый экран',
  uliki: 'Улики',
  ararat: 'Арарат',
  'nemoy-ekran': 'Немой экран',
  'zhivoy-zvuk': 'Живой звук',
  vremena: 'Времена',
};
const slugs = Object.entries(channels);

/** So many channels; after the sixth they begin again under other ids. */
export const logoItems = (count: number, name?: string): MediaBlockItem[] =>
  Array.from({ length: count }, (_, index) => {
    const [slug = '', own = ''] = slugs[index % slugs.length] ?? [];
    const logo = imageFixture(`channel-mark-${slug}`);
    return {
      type: 'channel',
      channel: { ...channelShortFixture, id: `${slug}-${index}`, slug, name: name ?? own, logo },
    };
  });

/** The service that holds them, as one of the block's items. */
export const bundleItem = (active: boolean): MediaBlockItem => ({
  type: 'service',
  service: { ...serviceShortFixture, id: 'vse', alias: 'vse-vmeste', name: 'Всё вместе', active },
});

/** The block as a server sends it. */
export const promoBannerV3Fixture: MediaBlock = {
  id: 'block-promo-banner-v3',
  type: 'custom_block',
  name: 'promo_banner_v3',
  custom_data: {
    title: 'Лампы по одной',
    text: 'Двенадцать каналов, у каждого свой свет. В подписке горят все сразу.',
    service_id: 'vse',
    backgrounds: [imageFixture('backdrop-chastota-devyat')],
  },
  items: [bundleItem(false), ...logoItems(12)],
};
