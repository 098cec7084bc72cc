import type { ViewSeed } from '../seed.types.ts';
import { shelfBy, shelfOf, text, titles } from './block-seeds.ts';

/** The page of documentaries. */
export const documentaryView: ViewSeed = {
  alias: 'documentary',
  names: text('Документальное кино', 'Documentaries', 'Վավերագրական կինո'),
  blocks: [
    {
      type: 'promo',
      names: text('Главное', 'The essential', 'Գլխավորը'),
      source: titles('shestoy-kontinent', 'arhiv-vavilova', 'severnyy-svet'),
    },
    shelfOf(text('Люди и места', 'People and places', 'Մարդիկ և վայրեր'), [
      'polyn',
      'sled',
      'severnyy-svet',
      'sol-zemli',
      'shestoy-kontinent',
      'arhiv-vavilova',
    ]),
    shelfBy(text('С чего всё начиналось', 'How it all began', 'Ինչից ամեն ինչ սկսվեց'), {
      genres: ['documentary'],
      toYear: 1930,
    }),
    shelfBy(text('Сегодняшний день', 'The present day', 'Այսօրվա օրը'), {
      genres: ['documentary'],
      fromYear: 2000,
    }),
  ],
};

/** The page of dramas. */
export const dramaView: ViewSeed = {
  alias: 'drama',
  names: text('Драмы', 'Drama', 'Դրամա'),
  blocks: [
    {
      type: 'promo',
      names: text('О важном', 'About what matters', 'Կարևորի մասին'),
      source: titles('leto-v-gyumri', 'zhest', 'mayak'),
    },
    shelfOf(text('Лучшие драмы', 'The best dramas', 'Լավագույն դրամաները'), [
      'leto-v-gyumri',
      'chuzhie-litsa',
      'storona-b',
      'zhest',
      'posledniy-parom',
      'finishnaya-pryamaya',
      'doroga-na-yug',
      'mayak',
      'lesnichiy',
    ]),
    shelfOf(text('Драма будущего', 'Dramas of the future', 'Ապագայի դրամա'), [
      'metropolis',
      'kassiopeya',
      'aelita',
    ]),
    shelfBy(text('Про любовь', 'About love', 'Սիրո մասին'), { genres: ['melodrama'] }),
    shelfBy(text('Классика', 'Classics', 'Դասականներ'), {
      genres: ['drama'],
      toYear: 1930,
      sort: 'rating',
    }),
  ],
};

/** The page of silent films. */
export const silentView: ViewSeed = {
  alias: 'silent',
  names: text('Немое кино', 'Silent film', 'Համր կինո'),
  blocks: [
    {
      type: 'promo',
      names: text('С чего начать', 'Where to begin', 'Ինչից սկսել'),
      source: titles('metropolis', 'general', 'nosferatu'),
    },
    shelfOf(text('Двадцатые', 'The twenties', 'Քսանականներ'), [
      'metropolis',
      'general',
      'aelita',
      'nosferatu',
      'kabinet-doktora-kaligari',
      'bronenosets-potemkin',
      'voshod-solntsa',
      'napoleon',
    ]),
    shelfBy(text('Смеялись и тогда', 'They laughed then too', 'Այն ժամանակ էլ էին ծիծաղում'), {
      genres: ['comedy'],
      toYear: 1930,
    }),
    shelfBy(text('Германия', 'Germany', 'Գերմանիա'), { countries: ['germany'], toYear: 1930 }),
    shelfBy(text('СССР', 'The USSR', 'ԽՍՀՄ'), { countries: ['ussr'], toYear: 1930 }),
    shelfBy(text('Голливуд', 'Hollywood', 'Հոլիվուդ'), { countries: ['usa'], toYear: 1930 }),
    shelfBy(text('Первые годы', 'The first years', 'Առաջին տարիները'), {
      toYear: 1914,
      sort: 'name',
    }),
  ],
};
