import type { MediaBlock } from '@foyer/contract';
import { bannerFixture, imageFixture } from '@foyer/contract/fixtures';
import { titleItems } from '../../parts/title-items.fixtures.ts';

/** A promo as a server sends it: a campaign, a title and an advertisement. */
export const promoCampaignsFixture: MediaBlock = {
  id: 'block-promo-campaigns',
  type: 'promo',
  name: 'Главное',
  items: [
    {
      type: 'banner',
      banner: {
        id: 'detectives',
        title: 'Детективы за полцены',
        subtitle: 'С пятницы на субботу',
        images: [imageFixture('backdrop-tri-versii-odnoy-nochi')],
        labels: [{ text: '−50 %', color: '#ff6a3d' }],
        age_level: { name: '16+' },
        target: { type: 'screen', link: '/promo_events/nochi-detektivov' },
        size: 'large',
      },
    },
    ...titleItems(1),
    { type: 'banner', banner: bannerFixture },
  ],
};
