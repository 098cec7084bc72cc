import type { ViewSeed } from '../seed.types.ts';

/** The page of films. */
export const moviesView: ViewSeed = {
  alias: 'movies',
  names: { rus: 'Фильмы', eng: 'Films', hye: 'Ֆիլմեր' },
  blocks: [
    {
      type: 'promo',
      names: { rus: 'Стоит посмотреть', eng: 'Worth watching', hye: 'Արժե դիտել' },
      films: [
        'tihaya-voda',
        'gorod-posle-dozhdya',
        'storona-b',
        'chuzhie-litsa',
        'nochnoy-ekspress',
      ],
    },
    {
      type: 'content',
      names: { rus: 'Новинки', eng: 'New', hye: 'Նորույթներ' },
      subNames: { rus: 'Вышли недавно', eng: 'Just out', hye: 'Վերջերս են եկել' },
      films: [
        'gorod-posle-dozhdya',
        'sosedi-sverhu',
        'volchiy-chas',
        'zhest',
        'devyat-etazhey',
        'svadba-bez-povoda',
        'belyy-shum',
        'kassiopeya',
      ],
    },
    {
      type: 'content',
      names: {
        rus: 'Детективы и триллеры',
        eng: 'Detectives and thrillers',
        hye: 'Դետեկտիվներ և թրիլերներ',
      },
      films: [
        'tihaya-voda',
        'alibi',
        'okno-vo-dvor',
        'nochnoy-ekspress',
        'lunnyy-reestr',
        'lesnichiy',
        'chuzhie-litsa',
        'belyy-shum',
      ],
    },
    {
      type: 'content',
      names: { rus: 'Легко и весело', eng: 'Light and merry', hye: 'Թեթև և զվարթ' },
      films: ['sosedi-sverhu', 'svadba-bez-povoda', 'tango-na-kryshe', 'general', 'kot-kapitan'],
    },
    {
      type: 'content',
      names: { rus: 'Дальние дороги', eng: 'Long roads', hye: 'Հեռավոր ճանապարհներ' },
      films: [
        'doroga-na-yug',
        'pyl-i-poroh',
        'nochnoy-ekspress',
        'kassiopeya',
        'posledniy-parom',
        'aelita',
        'leto-v-gyumri',
      ],
    },
  ],
};
