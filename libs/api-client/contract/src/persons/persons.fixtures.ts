import { mediaItemShortFixture } from '../media-items/media-items.fixtures.ts';
import type { PersonPage } from './persons.schema.ts';

/** An actress with one title. */
export const personPageFixture: PersonPage = {
  id: 'brigitte-helm',
  slug: 'brigitte-helm',
  name: 'Бригитта Хельм',
  roles: ['actor'],
  items: [
    {
      type: 'media_item',
      media_item: mediaItemShortFixture,
      roles: ['actor'],
      character: 'Мария',
    },
  ],
};
