import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the films that are still to come, in English. */
export const comingSoon: Readonly<Record<string, FilmTexts>> = {
  'most-cherez-noyabr': {
    name: 'A Bridge across November',
    short: 'The bridge is down for a month, and two banks learn to talk by shouting.',
    summary:
      'While the only bridge is mended, Nina calls the news across the river, and a stranger answers. By the first snow they know everything of each other but the face.',
  },
  'vyshe-ararata': {
    name: 'Above Ararat',
    short: 'A canvas balloon, two stubborn engineers and a mountain seen from everywhere.',
    summary:
      'In 1910 a mechanic from Gyumri builds a balloon to photograph Ararat from above. There is money enough to go up; nobody has thought about coming down.',
  },
  'pozyvnoy-sova': {
    name: 'Call Sign Owl',
    short: 'A night dispatcher hears a voice on the radio that vanished ten years ago.',
    summary:
      'The signal is on air for one minute, each time from a new place. To catch it before dawn, Owl has to own up to who pressed the button that night.',
  },
  'tsirk-uezzhaet-v-pyatnitsu': {
    name: 'The Circus Leaves on Friday',
    short: 'Ulya has four days to learn to juggle, and not to leave.',
    summary:
      'A circus is stuck in a village on the steppe with a wheel off and nobody to watch. Ulya sets out to fill the tent, though the village has forty people and one camel.',
  },
};
