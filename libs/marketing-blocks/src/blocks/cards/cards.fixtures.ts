import type { MediaBlock } from '@foyer/contract';

/** Steps, as a server sends them. */
export const startFixture: MediaBlock = {
  id: 'block-start',
  type: 'custom_block',
  tag: 'start',
  name: 'Как это работает',
  custom_data: {
    cards: [
      { id: 'pay', label: '1', title: 'Оплатите' },
      { id: 'send', label: '2', title: 'Отправьте код', text: '<p>Или распечатайте его.</p>' },
    ],
  },
  items: [],
};

/** Devices, as a server sends them: one has a sign that the sets do not have. */
export const devicesFixture: MediaBlock = {
  id: 'block-devices',
  type: 'custom_block',
  tag: 'devices',
  name: 'На чём работает',
  custom_data: {
    cards: [
      { id: 'android-tv', icon: 'tv', title: 'Android TV' },
      { id: 'box', icon: 'hologram', title: 'Приставки' },
    ],
  },
  items: [],
};
