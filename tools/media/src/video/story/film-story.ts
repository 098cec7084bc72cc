import type { Translated } from './languages.ts';

/** Length of the film in seconds; a whole number of segments. */
export const FILM_SECONDS = 90;
/** The title card, which a viewer may skip. Seconds. */
export const INTRO = { start: 1, end: 8 } as const;
/** From here on nothing is told any more. Seconds. */
export const CREDITS_START = 80;

/** A sentence of the story. */
export interface Line {
  /** When the voice begins, in seconds. */
  start: number;
  text: Translated;
}

/** A part of the film. */
export interface Chapter {
  /** Seconds. */
  start: number;
  title: Translated;
}

/** The parts of the film; each begins with its scene. */
export const filmChapters: readonly Chapter[] = [
  { start: 0, title: { rus: 'Мост', eng: 'The bridge', hye: 'Կամուրջը' } },
  { start: 23, title: { rus: 'Море', eng: 'The sea', hye: 'Ծովը' } },
  {
    start: 40,
    title: { rus: 'Город под дождём', eng: 'City in the rain', hye: 'Քաղաքն անձրևի տակ' },
  },
  { start: 57, title: { rus: 'Лес', eng: 'The forest', hye: 'Անտառը' } },
  { start: 72, title: { rus: 'Утро', eng: 'Morning', hye: 'Առավոտ' } },
];

const line = (start: number, rus: string, eng: string, hye: string): Line => ({
  start,
  text: { rus, eng, hye },
});

/** What the voice tells, each sentence in all languages. */
export const filmLines: readonly Line[] = [
  line(
    8.2,
    'Ночной экспресс уходит без гудка.',
    'The night express leaves without a whistle.',
    'Գիշերային ճեպընթացը մեկնում է առանց ազդանշանի։',
  ),
  line(
    12.6,
    'Вы слышите? Мост поёт, когда по нему идёт последний вагон.',
    'Do you hear it? The bridge sings when the last carriage crosses.',
    'Լսո՞ւմ եք։ Կամուրջը երգում է, երբ նրա վրայով անցնում է վերջին վագոնը։',
  ),
  line(
    18.6,
    'В каждом окне кто-то не спит.',
    'In every window someone is still awake.',
    'Ամեն պատուհանում ինչ-որ մեկն արթուն է։',
  ),
  line(
    24.8,
    'К морю поезд выходит в сумерках.',
    'The train comes to the sea at dusk.',
    'Գնացքը ծովին մոտենում է մթնշաղին։',
  ),
  line(
    29.4,
    'Маяк считает волны и ни разу не сбивается.',
    'The lighthouse counts the waves and never loses count.',
    'Փարոսը հաշվում է ալիքները և ոչ մի անգամ չի շփոթվում։',
  ),
  line(
    34.8,
    'Лодка ждёт того, кто опоздал.',
    'A boat is waiting for someone who is late.',
    'Նավակը սպասում է ուշացածին։',
  ),
  line(
    41.4,
    'В городе дождь. Стоянка две минуты.',
    'It is raining in the city. We stop for two minutes.',
    'Քաղաքում անձրև է։ Կանգառը երկու րոպե է։',
  ),
  line(
    46.6,
    'Человек под зонтом никуда не едет.',
    'The man under the umbrella is not going anywhere.',
    'Հովանոցով մարդը ոչ մի տեղ չի գնում։',
  ),
  line(
    51.4,
    'Он пришёл проводить дождь.',
    'He has come to see off the rain.',
    'Նա եկել է անձրևին ճանապարհելու։',
  ),
  line(
    58.2,
    'Потом начинается лес, и разговоры стихают.',
    'Then the forest begins, and the talk dies down.',
    'Հետո սկսվում է անտառը, և խոսակցությունները լռում են։',
  ),
  line(
    63.2,
    'Туман идёт рядом с вагоном, как большая собака.',
    'The mist walks beside the carriage like a big dog.',
    'Մառախուղը քայլում է վագոնի կողքով՝ ինչպես մի մեծ շուն։',
  ),
  line(
    68.2,
    'Проводник разносит чай и не зажигает света.',
    'The attendant brings tea and leaves the light off.',
    'Ուղեկցորդը թեյ է բաժանում և լույսը չի վառում։',
  ),
  line(
    73.2,
    'А утром горы оказываются синими.',
    'And in the morning the mountains turn out to be blue.',
    'Իսկ առավոտյան պարզվում է, որ լեռները կապույտ են։',
  ),
  line(77.4, 'Следующая станция ваша.', 'The next stop is yours.', 'Հաջորդ կայարանը ձերն է։'),
];
