import type { CustomCard, MediaBlock } from '@foyer/contract';

/** Advantages of the demo service; one sign is not in the sets. */
export const advantageCards: CustomCard[] = [
  { id: 'no-ads', icon: 'check', title: 'Без рекламы' },
  { id: 'five-devices', icon: 'hologram', title: 'Пять устройств' },
  { id: 'three-languages', title: 'Три языка' },
  { id: 'any-day', icon: 'check', title: 'Отмена в любой день' },
];

/** The block with these cards. */
export const featuresSmallBlock = (cards: CustomCard[], title?: string): MediaBlock => ({
  id: 'block-features-small',
  type: 'custom_block',
  name: 'featuresSmall',
  custom_data: { ...(title && { title }), cards },
  items: [],
});

/** The block as a server sends it. */
export const featuresSmallFixture: MediaBlock = featuresSmallBlock(advantageCards);
