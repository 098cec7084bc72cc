import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the films for children, in English. */
export const kids: Readonly<Record<string, FilmTexts>> = {
  'ezh-i-kometa': {
    name: 'The Hedgehog and the Comet',
    short:
      'Hedgehog has decided that the comet is falling straight onto his stump. The forest must be warned.',
    summary:
      'A big adventure of a small hedgehog who can count to a hundred and fears only one thing: being late.',
    about: [
      'There are ninety-nine nights until the comet. Hedgehog calls a council: Owl checks the sums, the beavers build a shelter and Hare sells tickets.',
      'A kind cartoon about things that frighten from afar and turn out to be beautiful from near. Watch it together and count aloud.',
    ],
  },
  'kot-kapitan': {
    name: 'Captain Cat',
    short: "A cat found a sailor's cap and is now in charge of the whole pond.",
    summary:
      'A ship made of a washtub, a crew of ducks and an island that nobody has seen beyond the reeds.',
    about: [
      'Captain Purr is afraid of water, but only the anchor knows. When a boat full of ducklings disappears the search has to be a real one.',
      'Twelve songs, one storm and a map drawn in jam. For the very young and for those who read to them.',
    ],
  },
};
