import type { CustomCard, MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

const screen = (link: string) => ({ type: 'screen' as const, link });

/** What the subscription of the demo service holds; one sign is not in the sets. */
export const heldCards: CustomCard[] = [
  {
    id: 'films',
    icon: 'film',
    title: 'Кино',
    text: 'От 1895 года до <b>вчерашней</b> премьеры',
    image: imageFixture('backdrop-metropolis'),
    target: screen('/movies'),
  },
  { id: 'series', icon: 'series', title: 'Сериалы', target: screen('/series') },
  { id: 'tv', icon: 'tv', title: 'Каналы', text: 'С архивом на трое суток', target: screen('/tv') },
  { id: 'karaoke', icon: 'hologram', title: 'Караоке', text: 'Слова на экране' },
];

/** The block with these cards. */
export const allInOneBlock = (cards: CustomCard[]): MediaBlock => ({
  id: 'block-all-in-one',
  type: 'custom_block',
  tag: 'all_in_one',
  name: 'Всё в одной подписке',
  custom_data: { cards },
  items: [],
});

/** The block as a server sends it. */
export const allInOneFixture: MediaBlock = allInOneBlock(heldCards);
