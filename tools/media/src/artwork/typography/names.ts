import type { Random } from '../drawing/random.ts';

/** The people of the demo catalogue; `of` is the genitive, for "фильм …". */
export const people = [
  { id: 'anna-vetrova', name: 'Анна Ветрова', of: 'Анны Ветровой' },
  { id: 'ilya-gordin', name: 'Илья Гордин', of: 'Ильи Гордина' },
  { id: 'mariam-sarkisyan', name: 'Мариам Саркисян', of: 'Мариам Саркисян' },
  { id: 'petr-lazarev', name: 'Пётр Лазарев', of: 'Петра Лазарева' },
  { id: 'sofya-dym', name: 'Софья Дым', of: 'Софьи Дым' },
  { id: 'tigran-adamyan', name: 'Тигран Адамян', of: 'Тиграна Адамяна' },
  { id: 'lev-korneev', name: 'Лев Корнеев', of: 'Льва Корнеева' },
  { id: 'nina-ruchey', name: 'Нина Ручей', of: 'Нины Ручей' },
  { id: 'oleg-samarin', name: 'Олег Самарин', of: 'Олега Самарина' },
  { id: 'vera-polevaya', name: 'Вера Полевая', of: 'Веры Полевой' },
] as const;

/** `count` different people, in a seeded order. */
export function cast(random: Random, count: number) {
  return random.shuffle(people).slice(0, count);
}
