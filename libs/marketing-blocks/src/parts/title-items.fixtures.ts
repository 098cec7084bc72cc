import type { MediaBlockItem } from '@foyer/contract';
import { imageFixture, mediaItemShortFixture } from '@foyer/contract/fixtures';

const names = {
  'gorod-posle-dozhdya': 'Город после дождя',
  'tihaya-voda': 'Тихая вода',
  'leto-v-gyumri': 'Лето в Гюмри',
  'storona-b': 'Сторона Б',
  'chuzhie-litsa': 'Чужие лица',
  kassiopeya: 'Кассиопея',
  'beyrutskiy-fotograf': 'Бейрутский фотограф',
  'tysyacha-stupeney-vniz': 'Тысяча ступеней вниз',
  'tri-versii-odnoy-nochi': 'Три версии одной ночи',
};
const slugs = Object.entries(names);

/** So many titles as a block holds them; after the ninth they begin again under other ids. */
export const titleItems = (count: number, title?: string): MediaBlockItem[] =>
  Array.from({ length: count }, (_, index) => {
    const [slug = '', name = ''] = slugs[index % slugs.length] ?? [];
    return {
      type: 'media_item',
      media_item: {
        ...mediaItemShortFixture,
        id: `${slug}-${index}`,
        slug,
        name: title ?? name,
        poster: imageFixture(`poster-${slug}`),
        screenshots: [imageFixture(`backdrop-${slug}`)],
      },
    };
  });
