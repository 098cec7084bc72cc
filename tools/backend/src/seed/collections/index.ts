import type { CollectionSeed } from '../seed.types.ts';
import { moodCollections } from './mood.collections.ts';
import { silentCollections } from './silent.collections.ts';
import { worldCollections } from './world.collections.ts';

const groups = [moodCollections, worldCollections, silentCollections];
const longest = Math.max(...groups.map((group) => group.length));

/** Every collection of the demo: the groups take turns, so that neighbours differ. */
export const collections: readonly CollectionSeed[] = Array.from({ length: longest }, (_, index) =>
  groups.flatMap((group) => group[index] ?? []),
).flat();
