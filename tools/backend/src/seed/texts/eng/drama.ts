import type { FilmTexts } from '../../seed.types.ts';

/** What is told about the dramas, in English. */
export const drama: Readonly<Record<string, FilmTexts>> = {
  'posledniy-parom': {
    name: 'The Last Ferry',
    short: 'The ferry is being closed. On its last trip come those who must reach the other bank.',
    summary:
      'One night on the river: a captain, a bride, a bookkeeper on the run and a woman who for forty years did not dare to cross.',
    about: [
      'In a week the bridge opens and the ferry will be scrapped. Captain Gordeyev takes everyone who came to the landing and asks for no money.',
      'In midstream the engine dies. There are six hours until dawn, and each of them will have to say why they are going.',
    ],
  },
  'chuzhie-litsa': {
    name: 'Other Faces',
    short: 'An artist cannot recognise people. One day she draws the portrait of a murdered man.',
    summary:
      'Since the accident Vera cannot tell faces apart, not even her own. An investigator asks her to draw someone she saw in passing.',
    about: [
      'Vera remembers a walk, a voice, the smell of a coat. Never a face. That is why her portraits sell: everyone sees someone of their own in them.',
      'When a portrait matches a photograph in the file she has to remember the evening that she crossed out.',
    ],
  },
  zhest: {
    name: 'Gesture',
    short: 'A deaf conductor and an orchestra that cannot hear him yet.',
    summary:
      'He lost his hearing at forty. One first night remains, and seventy musicians who have nothing to say to him.',
    about: [
      'Mark leads the orchestra by the trembling of the floor and the bows of the first violins. Only the concertmaster knows the truth.',
      'A month before the concert she leaves. Now he will have to say it aloud, or show it.',
    ],
  },
  lesnichiy: {
    name: 'The Forester',
    short: 'A helicopter vanished in the reserve. The forester knows where, and says nothing.',
    summary:
      "A detective drama about a man who for twenty years has guarded a forest and someone else's secret.",
    about: [
      'Ivan lives at a lodge with a dog and a radio. A young investigator arrives and asks to see a square of the map that bears his own mark.',
      'The closer they get to the marsh, the clearer it is: they searched in the wrong place on purpose.',
    ],
  },
  'doroga-na-yug': {
    name: 'The Road South',
    short:
      "Two brothers drive their father's Volga to the sea. They have not spoken for seven years.",
    summary:
      'Two thousand kilometres, one cassette player and a will in which the car is cut in half.',
    about: [
      'By the will the car may be sold only in Novorossiysk and only by both of them. The elder drives at night, the younger by day.',
      'On the third day they have to sit side by side.',
    ],
  },
  mayak: {
    name: 'The Lighthouse Keeper',
    short: 'A lighthouse keeper receives a letter sent twenty years ago.',
    summary:
      'Two are left on the island: the keeper and the radio operator. The letter tells them to wait for a ship that is in no timetable.',
    about: [
      'The lighthouse has long worked by itself; the keeper is there for the report. He reads the letter and for the first time that winter lights the lamp by hand.',
      'In the morning there really is something on the horizon. A slow and beautiful story about promises.',
    ],
  },
  'leto-v-gyumri': {
    name: 'Summer in Gyumri',
    short:
      "She came to sell her grandmother's house. A neighbour asks her to wait for the apricots.",
    summary:
      'An architect from Moscow, an old house of black tuff and a summer in which nothing got done on time.',
    about: [
      'Lusine gave herself a week. There is a buyer, the papers are ready, and in the courtyard a table is laid every evening that one cannot get up from.',
      'By August she knows which stone used to sing here, and why half the city is still being built.',
    ],
  },
  'finishnaya-pryamaya': {
    name: 'The Home Straight',
    short: 'A runner comes to the start a year after her injury. Her coach is against it.',
    summary:
      'The story of an athlete who was promised that she would walk. She decided that this was not enough.',
    about: [
      'Katya ran eight hundred metres faster than anyone in the country. Then came an accident, three operations and an empty hall in the mornings.',
      "She has one season and her father's stopwatch. Victory here is not measured in places.",
    ],
  },
  'storona-b': {
    name: 'Side B',
    short: 'A musician finds a record by a band he never played in. But the voice is his.',
    summary: 'Leningrad, 1986. A recording that did not happen, and a man who knows it by heart.',
    about: [
      'In a box at the flea market lies a record without a sleeve. Side A is noise. On side B Oleg sings a song that he has not written yet.',
      'He looks for those who were in the studio that night. Each remembers it differently, and everyone without him.',
    ],
  },
};
