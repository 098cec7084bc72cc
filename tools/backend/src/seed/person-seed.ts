import type { PersonSeed } from './seed.types.ts';

/** Someone without a portrait: a maker of a real film. Names in Russian, English and Armenian. */
export const person = (id: string, rus: string, eng: string, hye: string): PersonSeed => ({
  id,
  names: { rus, eng, hye },
  hasPortrait: false,
});

/** Someone invented, whose portrait is drawn. */
export const drawn = (id: string, rus: string, eng: string, hye: string): PersonSeed => ({
  ...person(id, rus, eng, hye),
  hasPortrait: true,
});
