import type { ViewSeed } from '../seed.types.ts';

/** The page for children: nothing above 6+. */
export const kidsView: ViewSeed = {
  alias: 'kids',
  names: { rus: 'Детям', eng: 'Kids', hye: 'Երեխաներին' },
  blocks: [
    {
      type: 'promo',
      names: { rus: 'Сегодня', eng: 'Today', hye: 'Այսօր' },
      films: ['kot-kapitan', 'ezh-i-kometa'],
    },
    {
      type: 'content',
      names: { rus: 'Мультфильмы', eng: 'Cartoons', hye: 'Մուլտֆիլմեր' },
      films: ['ezh-i-kometa', 'kot-kapitan'],
    },
    {
      type: 'content',
      names: { rus: 'Вместе с родителями', eng: 'Together with parents', hye: 'Ծնողների հետ' },
      films: [
        'general',
        'sled',
        'finishnaya-pryamaya',
        'tango-na-kryshe',
        'shestoy-kontinent',
        'sol-zemli',
      ],
    },
  ],
};

/** The page of documentaries. */
export const documentaryView: ViewSeed = {
  alias: 'documentary',
  names: { rus: 'Документальное кино', eng: 'Documentaries', hye: 'Վավերագրական կինո' },
  blocks: [
    {
      type: 'promo',
      names: { rus: 'Главное', eng: 'The essential', hye: 'Գլխավորը' },
      films: ['shestoy-kontinent', 'arhiv-vavilova', 'severnyy-svet'],
    },
    {
      type: 'content',
      names: { rus: 'Люди и места', eng: 'People and places', hye: 'Մարդիկ և վայրեր' },
      films: ['polyn', 'sled', 'severnyy-svet', 'sol-zemli', 'shestoy-kontinent', 'arhiv-vavilova'],
    },
  ],
};

/** The page of dramas. */
export const dramaView: ViewSeed = {
  alias: 'drama',
  names: { rus: 'Драмы', eng: 'Drama', hye: 'Դրամա' },
  blocks: [
    {
      type: 'promo',
      names: { rus: 'О важном', eng: 'About what matters', hye: 'Կարևորի մասին' },
      films: ['leto-v-gyumri', 'zhest', 'mayak'],
    },
    {
      type: 'content',
      names: { rus: 'Лучшие драмы', eng: 'The best dramas', hye: 'Լավագույն դրամաները' },
      films: [
        'leto-v-gyumri',
        'chuzhie-litsa',
        'storona-b',
        'zhest',
        'posledniy-parom',
        'finishnaya-pryamaya',
        'doroga-na-yug',
        'mayak',
        'lesnichiy',
      ],
    },
    {
      type: 'content',
      names: { rus: 'Драма будущего', eng: 'Dramas of the future', hye: 'Ապագայի դրամա' },
      films: ['metropolis', 'kassiopeya', 'aelita'],
    },
  ],
};

/** The page of silent films. */
export const silentView: ViewSeed = {
  alias: 'silent',
  names: { rus: 'Немое кино', eng: 'Silent film', hye: 'Համր կինո' },
  blocks: [
    {
      type: 'promo',
      names: { rus: 'С чего начать', eng: 'Where to begin', hye: 'Ինչից սկսել' },
      films: ['metropolis', 'general', 'nosferatu'],
    },
    {
      type: 'content',
      names: { rus: 'Двадцатые', eng: 'The twenties', hye: 'Քսանականներ' },
      films: ['metropolis', 'general', 'aelita', 'nosferatu', 'kabinet-doktora-kaligari'],
    },
  ],
};
