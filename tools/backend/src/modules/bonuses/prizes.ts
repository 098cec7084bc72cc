import type { Texts } from '@foyer/contract';

/** What the draw of the day can bring. */
export interface Prize {
  id: string;
  imageId: string;
  titles: Texts;
  descriptions: Texts;
  /** Added to a bonus program of the account; absent when the prize is a promo code. */
  points?: number;
}

const pointsPrize = (points: number, rus: string, eng: string, hye: string): Prize => ({
  id: `points-${points}`,
  imageId: 'backdrop-metropolis',
  titles: { rus, eng, hye },
  descriptions: {
    rus: 'Баллы уже на вашем счёте',
    eng: 'The points are yours already',
    hye: 'Միավորներն արդեն ձեր հաշվին են',
  },
  points,
});

/** Prizes for members of a bonus program. */
export const pointPrizes: readonly Prize[] = [
  pointsPrize(10, '10 баллов', '10 points', '10 միավոր'),
  pointsPrize(30, '30 баллов', '30 points', '30 միավոր'),
  pointsPrize(100, '100 баллов', '100 points', '100 միավոր'),
];

/** Prizes for everybody else: codes that anybody may use once. */
export const codePrizes: readonly Prize[] = [
  {
    id: 'code-kids',
    imageId: 'backdrop-kot-kapitan',
    titles: {
      rus: 'Неделя «Детям»',
      eng: 'A week of Kids',
      hye: 'Մեկ շաբաթ «Երեխաներին»',
    },
    descriptions: {
      rus: 'Промокод UDACHA — активируйте его, когда захотите',
      eng: 'Promo code UDACHA: activate it whenever you like',
      hye: 'Պրոմոկոդ՝ UDACHA․ ակտիվացրեք, երբ ցանկանաք',
    },
  },
];

/** A prize by its id. */
export const findPrize = (id: string): Prize | undefined =>
  [...pointPrizes, ...codePrizes].find((prize) => prize.id === id);
