import type { CustomCard, MediaBlock } from '@foyer/contract';

/** Devices: one leads somewhere, and one has a sign that the sets do not have. */
export const deviceCards: CustomCard[] = [
  {
    id: 'android-tv',
    icon: 'television',
    title: 'Android TV',
    text: 'Код на экране, и готово',
    target: { type: 'screen', link: '/smarttv' },
  },
  { id: 'phone', icon: 'phone', title: 'Телефон', text: 'И в дороге' },
  { id: 'box', icon: 'hologram', title: 'Приставки' },
];

/** The block with these cards. */
export const devicesBlock = (cards: CustomCard[]): MediaBlock => ({
  id: 'block-devices',
  type: 'custom_block',
  tag: 'devices',
  name: 'На чём работает',
  custom_data: { cards },
  items: [],
});

/** The block as a server sends it. */
export const devicesFixture: MediaBlock = devicesBlock(deviceCards);
