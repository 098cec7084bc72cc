import type { MediaBlock, MediaBlockItem } from '@foyer/contract';
import { collectionFixture, imageFixture } from '@foyer/contract/fixtures';

const collections = {
  'posle-tyazhelogo-dnya': 'После тяжёлого дня',
  'kogda-ne-spitsya': 'Когда не спится',
  'dlya-dvoih': 'Для двоих',
  'doroga-zovet': 'Дорога зовёт',
  'kino-i-muzyka': 'Кино и музыка',
  'vzroslym-i-detyam': 'Взрослым и детям',
};
const slugs = Object.entries(collections);

/** So many collections as a block holds them; after the sixth they begin again under other ids. */
export const collectionItems = (count: number, title?: string): MediaBlockItem[] =>
  Array.from({ length: count }, (_, index) => {
    const [slug = '', name = ''] = slugs[index % slugs.length] ?? [];
    return {
      type: 'collection',
      collection: {
        ...collectionFixture,
        id: `${slug}-${index}`,
        slug,
        name: title ?? name,
        logo: imageFixture(`collection-${slug}`),
      },
    };
  });

/** The block as a server sends it. */
export const personalCollectionsFixture: MediaBlock = {
  id: 'block-personal-collections',
  type: 'custom_block',
  tag: 'personal_collections',
  name: 'Подборки под настроение',
  target: { type: 'screen', link: '/collections' },
  items: collectionItems(6),
};
