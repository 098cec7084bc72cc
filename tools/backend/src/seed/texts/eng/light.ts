import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the comedies and adventures, in English. */
export const light: Readonly<Record<string, FilmTexts>> = {
  'sosedi-sverhu': {
    name: 'Upstairs Neighbours',
    short: 'They met through a flood. Now they share a bathtub.',
    summary:
      'A comedy about two families who have to live in one flat while the ceiling is repaired.',
    about: [
      'Upstairs: a drummer and his mother. Downstairs: a translator with a cat and a fiancé. Between them was a slab. Now there is a hole.',
      "The repair was promised in a week. By the third month everyone knows everyone's timetable and nobody wants the hole closed.",
    ],
  },
  'tango-na-kryshe': {
    name: 'Rooftop Tango',
    short: 'A dancing teacher and a crane driver rehearse where nobody can see them.',
    summary:
      'A romance about two people who have only a roof, a gramophone and forty minutes after the shift.',
    about: [
      "For thirty years she has taught other people's children to keep their backs straight. He sees the whole city from above and has never danced. They bet on a waltz, but the rain changes the music.",
      'On a roof you cannot put a foot wrong. A choice you can.',
    ],
  },
  'svadba-bez-povoda': {
    name: 'A Wedding for No Reason',
    short:
      'The hall is paid for, the guests are coming, the groom is gone. The bride decides not to cancel.',
    summary:
      'A feast that nobody could stop: a hundred and twenty guests, one cake and no newlyweds.',
    about: [
      'The wedding was called off three days before, and the deposit is lost. Nastya announces that they will celebrate anyway. For the first time both families look at each other closely.',
      'By midnight there are three couples in the hall, one fight and one answer that she did not expect.',
    ],
  },
  'pyl-i-poroh': {
    name: 'Dust and Powder',
    short: 'A courier carries the post across a steppe at war. Nobody remembers what for.',
    summary:
      'An adventure film with the air of a western: 1920, a horse, a bag of letters and forty addresses.',
    about: [
      "Letters must arrive: that is Ilya's rule. The Reds, the Whites, a gang and a schoolteacher with a machine gun each want to read their own.",
      'At the last address he understands that he has been carrying an answer to himself.',
    ],
  },
};
