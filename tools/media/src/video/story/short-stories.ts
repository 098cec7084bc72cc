/** A spoken or shown sentence of a trailer or an advertisement; these speak Russian only. Seconds. */
export interface Caption {
  start: number;
  end: number;
  text: string;
}

/** Length of the trailer in seconds. */
export const TRAILER_SECONDS = 18;

/** Length of the film behind a showcase in seconds. */
export const SHOWCASE_SECONDS = 8;

/** What the trailer says, word for word as it shows it. */
export const trailerCaptions: readonly Caption[] = [
  { start: 0.8, end: 3.4, text: 'Один поезд.' },
  { start: 4, end: 6.8, text: 'Пять перегонов.' },
  { start: 7.4, end: 10.2, text: 'И никто не спит.' },
];

/** An advertisement for something that does not exist. */
export interface Advertisement {
  name: 'ad-1' | 'ad-2';
  seconds: number;
  title: string;
  captions: readonly Caption[];
}

/** The two advertisements, in the order in which breaks show them. */
export const advertisements: readonly Advertisement[] = [
  {
    name: 'ad-1',
    seconds: 10,
    title: 'Чай «Вагонный»',
    captions: [
      { start: 0.8, end: 4.4, text: 'Чай «Вагонный».' },
      { start: 4.8, end: 9.6, text: 'Остывает медленнее, чем кончается дорога.' },
    ],
  },
  {
    name: 'ad-2',
    seconds: 8,
    title: 'Зонт «Ливень»',
    captions: [
      { start: 0.6, end: 3.4, text: 'Зонт «Ливень».' },
      { start: 3.8, end: 7.6, text: 'Купите, пока сухо.' },
    ],
  },
];
