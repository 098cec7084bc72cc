import type { PromoEventSeed } from './promo-event-seed.ts';

/** Promo events that are over: their pages stay for those who took part. */
export const pastPromoEvents: readonly PromoEventSeed[] = [
  {
    slug: 'shkolnyy-start',
    names: { rus: 'Школьный старт', eng: 'Back to school', hye: 'Դպրոցական մեկնարկ' },
    summaries: {
      rus: 'Детский раздел на весь сентябрь в подарок.',
      eng: 'The children’s section for the whole of September, free.',
      hye: 'Մանկական բաժինն ամբողջ սեպտեմբեր՝ նվեր։',
    },
    descriptions: {
      rus: 'Пока взрослые подписывали тетради, дети смотрели мультфильмы бесплатно.\n\nАкция закончилась, подарки остались у тех, кто успел.',
      eng: 'While the grown-ups labelled exercise books, the children watched cartoons for free.\n\nThe offer is over; whoever was in time keeps the present.',
      hye: 'Մինչ մեծերը տետրեր էին ստորագրում, երեխաներն անվճար մուլտֆիլմեր էին դիտում։\n\nԱկցիան ավարտվել է, նվերները մնացել են հասցրածներին։',
    },
    terms: [
      {
        rus: 'Один детский профиль на аккаунт',
        eng: 'One child’s profile per account',
        hye: 'Մեկ մանկական պրոֆիլ յուրաքանչյուր հաշվի համար',
      },
    ],
    picture: 'kot-kapitan',
    days: ['2026-09-01', '2026-09-30'],
    titles: ['kot-kapitan', 'ezh-i-kometa', 'robot-po-imeni-egor'],
  },
  {
    slug: 'marafon-priklyucheniy',
    names: { rus: 'Марафон приключений', eng: 'The adventure marathon', hye: 'Արկածների մարաթոն' },
    summaries: {
      rus: 'Тридцать приключений за тридцать дней — и звание капитана.',
      eng: 'Thirty adventures in thirty days, and the rank of captain.',
      hye: 'Երեսուն արկած երեսուն օրում և նավապետի կոչում։',
    },
    descriptions: {
      rus: 'До конца дошли четыреста двенадцать человек и одна собака, которая смотрела вместе с хозяином.\n\nСледующий марафон мы объявим весной.',
      eng: 'Four hundred and twelve people made it to the end, and one dog that watched with its master.\n\nThe next marathon will be announced in spring.',
      hye: 'Մինչև վերջ հասավ չորս հարյուր տասներկու մարդ և մեկ շուն, որը դիտում էր տիրոջ հետ։\n\nՀաջորդ մարաթոնը կհայտարարենք գարնանը։',
    },
    terms: [
      {
        rus: 'Засчитывались фильмы жанра «приключения»',
        eng: 'Films of the genre adventure counted',
        hye: 'Հաշվվում էին «արկածային» ժանրի ֆիլմերը',
      },
    ],
    picture: 'dirizhabl-sever',
    days: ['2026-07-01', '2026-07-31'],
    titles: [
      'dirizhabl-sever',
      'karavan-na-tebriz',
      'ekspeditsiya-za-tishinoy',
      'bagdadskiy-vor',
      'zateryannyy-mir',
    ],
  },
];
