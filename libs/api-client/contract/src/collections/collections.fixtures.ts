import { imageFixture } from '../images/images.fixtures.ts';
import type { Collection } from './collection.schema.ts';

/** A collection. */
export const collectionFixture: Collection = {
  id: 'goroda-budushchego',
  slug: 'goroda-budushchego',
  name: 'Города будущего',
  description: 'Башни, машины и те, кто внизу.',
  logo: imageFixture('collection-goroda-budushchego'),
  items_count: 12,
};
