import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the documentaries, in English. */
export const documentary: Readonly<Record<string, FilmTexts>> = {
  'shestoy-kontinent': {
    name: 'The Sixth Continent',
    short: 'A year at an Antarctic station: eleven people and one stove.',
    summary:
      'A film crew winters with the polar explorers and records what reports leave out: silence, quarrels, the first dawn.',
    about: [
      'The last aeroplane leaves in February. After it come nine months in which nothing helps but talk. The cook becomes the most important person on the continent.',
      'Tigran Adamyan filmed alone, without lamps and without a narrator. It became a film about how much room a person needs, and how many people a place.',
    ],
  },
  'arhiv-vavilova': {
    name: 'The Vavilov Archive',
    short: 'In a besieged city they guarded grain that nobody was allowed to eat.',
    summary:
      'The story of a seed collection and of the people who starved beside tons of wheat and did not take a grain.',
    about: [
      "Two hundred thousand samples from all over the world lay in a building on St Isaac's Square. In the winter of 1942 the staff of the institute stood guard. Each of them had a key.",
      "Mariam Sarkisyan found the keepers' diaries and followed the expeditions from Ethiopia to Armenia. Bread is still baked from that very grain.",
    ],
  },
  polyn: {
    name: 'Wormwood',
    short: 'A village in the steppe, one school and seven leavers. Where are they going?',
    summary:
      'The film watches the last class of a steppe school from September to the June night after which it closes.',
    about: [
      'A tractor at the turning, the horizon on every side and a bus on Tuesdays. Seven pupils prepare for their exams, and for having nowhere to return to.',
      'Sofya Dym lived in the village for a year. Her film hardly speaks about the future: it stands in the frame anyway, like the grass.',
    ],
  },
  sled: {
    name: 'The Trace',
    short: 'A tracker teaches his granddaughter to read the forest. She films him on her phone.',
    summary:
      'The Ussuri taiga through two pairs of eyes: one knows every path, the other sees it for the first time.',
    about: [
      'He is eighty-one and can tell from a paw print whether the tiger has eaten. She came for the holidays and at first looks only for a place with a signal.',
      'By the end of summer she tells and he listens. A quiet film about knowledge that goes from hand to hand, and what gets lost on the way.',
    ],
  },
  'severnyy-svet': {
    name: 'Northern Light',
    short: 'Polar night, a settlement, and people who call it a season.',
    summary:
      'Five stories from a town without sun for two months: a dispatcher, a schoolgirl, a fisherman, a doctor and the man who mends the lamps.',
    about: [
      'In November the sun leaves and the town switches on its lights. The lamplighter knows whose window burns all night. The doctor knows why.',
      'Nobody waits for the aurora here: it comes, and nobody takes pictures. The film looks at the light that people make themselves.',
    ],
  },
  'sol-zemli': {
    name: 'Salt of the Earth',
    short: 'Four generations mine salt on one lake. The lake is running out.',
    summary:
      'A family chronicle beside pink water: a craft three hundred years old, and the last summer in which it still feeds them.',
    about: [
      'Salt is cut at dawn before the heat rises. The grandfather remembers camels, the father trolleys; the son drives a truck and reads job offers.',
      'Filmed over three seasons on Lake Baskunchak. The camera does not hurry: it waits until the shirt dries and the white line shows.',
    ],
  },
};
