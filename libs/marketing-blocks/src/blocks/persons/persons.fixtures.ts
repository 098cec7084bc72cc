import type { Banner, MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

const people = [
  { id: 'anna-vetrova', title: 'Анна Ветрова', role: 'Режиссёр и актриса' },
  { id: 'ilya-gordin', title: 'Илья Гордин', role: 'Актёр', subtitle: 'Шесть ролей за сезон' },
  { id: 'mariam-sarkisyan', title: 'Мариам Саркисян', role: 'Актриса' },
  { id: 'tigran-adamyan', title: 'Тигран Адамян', role: 'Актёр' },
];

const bannerOf = ({ id, title }: { id: string; title: string }): Banner => ({
  id: `person-${id}`,
  title,
  images: [imageFixture(`person-${id}`)],
  target: { type: 'screen', link: `/persons/${id}` },
  size: 'small',
});

/** A block with these people, each with a banner. */
export const personsBlock = (
  persons: readonly { id: string; title: string; role: string; subtitle?: string }[],
): MediaBlock => ({
  id: 'block-persons',
  type: 'custom_block',
  name: 'persons',
  custom_data: {
    title: 'Лица этого года',
    person_cards: {
      cards: persons.map(({ id, ...card }) => ({ banner_id: `person-${id}`, ...card })),
    },
  },
  items: persons.map((person) => ({ type: 'banner', banner: bannerOf(person) })),
});

/** The block as a server sends it. */
export const personsFixture: MediaBlock = personsBlock(people);
