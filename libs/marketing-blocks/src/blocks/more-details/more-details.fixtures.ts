import type { MediaBlock } from '@foyer/contract';

/** A paragraph of the demo service. */
const paragraph =
  'Мы собираем кино, которое хочется пересматривать: немую классику с новой музыкой, тихие драмы и шумные комедии.';

/** The block with this text. */
export const moreDetailsBlock = (text: string): MediaBlock => ({
  id: 'block-more-details',
  type: 'custom_block',
  tag: 'more_details',
  name: 'Подробнее о каталоге',
  custom_data: {
    text,
    buttons: [
      { type: 'target', title: 'Все подборки', target: { type: 'screen', link: '/collections' } },
    ],
  },
  items: [],
});

/** The block as a server sends it. */
export const moreDetailsFixture: MediaBlock = moreDetailsBlock(
  `<p>${paragraph}</p><p>Каждую пятницу — <a href="/movies">премьеры</a>.</p>`,
);

/** Words that are folded in any window. */
export const longDetails: MediaBlock = moreDetailsBlock(`<p>${paragraph}</p>`.repeat(12));
