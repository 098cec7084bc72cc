import type { ViewSeed } from '../seed.types.ts';

/** The home page. */
export const mainView: ViewSeed = {
  alias: 'main',
  names: { rus: 'Главная', eng: 'Home', hye: 'Գլխավոր' },
  blocks: [
    {
      type: 'promo',
      names: { rus: 'Сегодня', eng: 'Today', hye: 'Այսօր' },
      films: [
        'gorod-posle-dozhdya',
        'kassiopeya',
        'posledniy-parom',
        'metropolis',
        'leto-v-gyumri',
      ],
    },
    {
      type: 'carousel',
      names: { rus: 'Продолжить просмотр', eng: 'Continue watching', hye: 'Շարունակել դիտումը' },
      isContinueWatching: true,
    },
    {
      type: 'content',
      names: {
        rus: 'Смотрят на этой неделе',
        eng: 'Watched this week',
        hye: 'Դիտում են այս շաբաթ',
      },
      link: '/movies',
      films: [
        'metropolis',
        'tihaya-voda',
        'sosedi-sverhu',
        'kassiopeya',
        'chuzhie-litsa',
        'devyat-etazhey',
        'tango-na-kryshe',
        'posledniy-parom',
        'alibi',
        'okno-vo-dvor',
        'zhest',
        'finishnaya-pryamaya',
      ],
    },
    {
      type: 'top10',
      names: { rus: 'Топ-10 за сутки', eng: 'Top 10 today', hye: 'Օրվա թոփ-10' },
      films: [
        'gorod-posle-dozhdya',
        'leto-v-gyumri',
        'general',
        'nosferatu',
        'storona-b',
        'nochnoy-ekspress',
        'chuzhie-litsa',
        'kot-kapitan',
        'volchiy-chas',
        'kassiopeya',
      ],
    },
    {
      type: 'content',
      names: { rus: 'Документальное кино', eng: 'Documentaries', hye: 'Վավերագրական կինո' },
      link: '/documentary',
      films: ['shestoy-kontinent', 'arhiv-vavilova', 'polyn', 'sled', 'severnyy-svet', 'sol-zemli'],
    },
    {
      type: 'content',
      names: {
        rus: 'Немое кино, которое говорит',
        eng: 'Silent films that speak',
        hye: 'Համր կինո, որը խոսում է',
      },
      subNames: {
        rus: 'Сто лет, и всё ещё громко',
        eng: 'A hundred years old and still loud',
        hye: 'Հարյուր տարեկան և դեռ բարձրաձայն',
      },
      link: '/silent',
      films: ['metropolis', 'nosferatu', 'general', 'aelita', 'kabinet-doktora-kaligari'],
    },
    {
      type: 'content',
      names: {
        rus: 'Когда не спится',
        eng: 'When you cannot sleep',
        hye: 'Երբ քունը չի տանում',
      },
      films: [
        'belyy-shum',
        'volchiy-chas',
        'devyat-etazhey',
        'nochnoy-ekspress',
        'tihaya-voda',
        'lunnyy-reestr',
        'okno-vo-dvor',
        'lesnichiy',
      ],
    },
    {
      type: 'content',
      names: { rus: 'Всей семьёй', eng: 'For the whole family', hye: 'Ամբողջ ընտանիքով' },
      link: '/kids',
      films: [
        'ezh-i-kometa',
        'kot-kapitan',
        'general',
        'sled',
        'finishnaya-pryamaya',
        'tango-na-kryshe',
        'shestoy-kontinent',
      ],
    },
  ],
};
