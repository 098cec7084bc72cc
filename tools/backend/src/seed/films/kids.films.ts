import type { FilmSeed } from '../seed.types.ts';

/** Facts about the films for children. */
export const kidsFilms: readonly FilmSeed[] = [
  {
    slug: 'ezh-i-kometa',
    originalName: 'Hedgehog and the Comet',
    year: 2025,
    minutes: 78,
    ageYears: 0,
    genres: ['family', 'adventure'],
    countries: ['russia'],
    rating: 7.6,
    ratingCount: 8450,
    premiere: '2025-03-20',
    usageModel: 'SERVICE',
    directors: ['nina-ruchey'],
    writers: ['nina-ruchey'],
    cameras: ['tigran-adamyan'],
    composers: ['vera-polevaya'],
    cast: [
      ['oleg-samarin', { rus: 'Ёж', eng: 'Hedgehog', hye: 'Ոզնի' }],
      ['vera-polevaya', { rus: 'Сова', eng: 'Owl', hye: 'Բու' }],
      ['lev-korneev', { rus: 'Заяц', eng: 'Hare', hye: 'Նապաստակ' }],
    ],
  },
  {
    slug: 'kot-kapitan',
    originalName: 'Captain Cat',
    year: 2024,
    minutes: 68,
    ageYears: 0,
    genres: ['family', 'comedy'],
    countries: ['russia', 'armenia'],
    rating: 7.9,
    ratingCount: 10230,
    premiere: '2024-12-26',
    usageModel: 'SERVICE',
    directors: ['mariam-sarkisyan'],
    writers: ['ilya-gordin'],
    cameras: ['tigran-adamyan'],
    composers: ['vera-polevaya'],
    cast: [
      ['petr-lazarev', { rus: 'капитан Мурр', eng: 'Captain Purr', hye: 'կապիտան Մուր' }],
      ['anna-vetrova', { rus: 'утка Зоя', eng: 'Zoya the duck', hye: 'բադ Զոյա' }],
      ['lev-korneev', { rus: 'Якорь', eng: 'Anchor', hye: 'Խարիսխ' }],
    ],
  },
];
