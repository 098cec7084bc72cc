import type { MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

const names = {
  kassiopeya: 'Кассиопея',
  'tihaya-voda': 'Тихая вода',
  'leto-v-gyumri': 'Лето в Гюмри',
  'gorod-posle-dozhdya': 'Город после дождя',
};
const slugs = Object.entries(names);

/** So many clips; after the fourth they begin again under other ids. */
export const clipCards = (count: number, title?: string) =>
  Array.from({ length: count }, (_, index) => {
    const [slug = '', name = ''] = slugs[index % slugs.length] ?? [];
    return {
      id: `${slug}-${index}`,
      title: title ?? name,
      image: imageFixture(`backdrop-${slug}`),
      video_url: '/api/v1/origin/trailer/manifest.mpd',
    };
  });

/** The block as a server sends it. */
export const playerPlaylistFixture: MediaBlock = {
  id: 'block-player-playlist',
  type: 'custom_block',
  name: 'playerPlaylist',
  custom_data: { title: 'Трейлеры подряд', cards: clipCards(4) },
  items: [],
};
