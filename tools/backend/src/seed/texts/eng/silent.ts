import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the silent films, in English. */
export const silent: Readonly<Record<string, FilmTexts>> = {
  metropolis: {
    name: 'Metropolis',
    short: "The city master's son goes down to the machines and cannot come back the same.",
    summary:
      "The city of the future rests on those nobody sees. One day its creator's son follows a stranger underground and finds out what the upper world costs.",
    about: [
      'Above: gardens, stadiums, towers up to the clouds. Below: ten-hour shifts at machines that must not stop. Only the lift goes between them, and Freder is the first of his kind to ride it all the way down.',
      'Fritz Lang filmed for more than a year, built a city of glass and mirrors and decided what the future would look like. It has been redrawn ever since, never replaced.',
    ],
  },
  nosferatu: {
    name: 'Nosferatu',
    short:
      'A young agent travels to the Carpathians to sell a house. The buyer comes out only at night.',
    summary:
      'Hutter takes papers to Count Orlok and understands too late whom he has invited to his town. The first great horror film.',
    about: [
      'In the mountains they would rather not hear the name. Hutter laughs, signs the papers and goes to bed in a castle where the table is laid for one. By morning a ship with earth and coffins is leaving port.',
      'Murnau filmed in real streets and real mountains, so his vampire frightens more than any made in a studio. A court ordered the film destroyed; the prints outlived the verdict.',
    ],
  },
  general: {
    name: 'The General',
    short: "They stole the engineer's locomotive and took his girl. He goes after them. Alone.",
    summary:
      'Johnnie Gray was not taken into the army: he is needed on the railway. When his engine is stolen he gives chase across the whole front line.',
    about: [
      'Johnnie has two loves: Annabelle Lee and a locomotive called The General. He loses both on the same day. Then comes a chase there, a chase back, and a bridge that will not hold.',
      'Buster Keaton used neither doubles nor trick shots: the locomotive really falls into the river. A failure in its day, and now one of the best comedies ever made.',
    ],
  },
  aelita: {
    name: 'Aelita: Queen of Mars',
    short: 'An engineer receives a signal from Mars and builds a ship to answer in person.',
    summary:
      'Moscow of the twenties, a strange radiogram, and a queen who watches the Earth through a telescope. The first Soviet flight into space.',
    about: [
      '“Anta… Odeli… Uta”: three words reach every radio station in the world. Engineer Los is sure that they come from Mars. He locks himself in his workshop while the life he never noticed leaves his house.',
      "Alexandra Exter's costumes and the Martian sets travelled the world before the run was over. Meanwhile Protazanov also made an honest portrait of Moscow in the years of the NEP.",
    ],
  },
  'kabinet-doktora-kaligari': {
    name: 'The Cabinet of Dr. Caligari',
    short: 'At the fair they show a man who has slept for twenty-three years. He wakes up.',
    summary:
      'In a town of crooked streets a doctor exhibits a sleepwalker who foretells deaths. By morning the forecasts come true.',
    about: [
      'Francis tells the man beside him on a bench what happened in Holstenwall: about the fair, the box in which Cesare stands, and the friend who asked how long he had to live.',
      'Here shadows are painted, windows have corners like knives and walls fall inwards. Robert Wiene turned a set into a state of mind and opened the way for all dark cinema.',
    ],
  },
};
