import type { MediaBlock, MediaBlockItem } from '@foyer/contract';
import { imageFixture, karaokeItemShortFixture } from '@foyer/contract/fixtures';

const pictures = ['sto-pisem-anush', 'storona-b', 'leto-v-gyumri', 'tihaya-voda'];

/** So many songs as a block holds them. */
export const songItems = (count: number, name = 'Огни порта'): MediaBlockItem[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'karaoke_item',
    karaoke_item: {
      ...karaokeItemShortFixture,
      id: `song-${index + 1}`,
      slug: `song-${index + 1}`,
      name: `${name} ${index + 1}`,
      logo: imageFixture(`poster-${pictures[index % pictures.length]}`),
    },
  }));

/** The block as a server sends it. */
export const multiSubMusicFixture: MediaBlock = {
  id: 'block-multi-sub-music',
  type: 'custom_block',
  tag: 'multi_sub_music',
  name: 'Что внутри: музыка',
  custom_data: { label: 'Караоке', glow_color: '#c04bff' },
  items: songItems(10),
};
