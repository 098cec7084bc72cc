import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the sport, music and school films and the New Year comedies. */
export const playgroundPersons: readonly PersonSeed[] = [
  drawn('snezhana-ledova', 'Снежана Ледова', 'Snezhana Ledova', 'Սնեժանա Լեդովա'),
  drawn('artem-finishev', 'Артём Финишев', 'Artyom Finishev', 'Արտյոմ Ֆինիշև'),
  drawn('edgar-tonakyan', 'Эдгар Тонакян', 'Edgar Tonakyan', 'Էդգար Տոնակյան'),
  drawn('yuliana-zvonkova', 'Юлиана Звонкова', 'Yuliana Zvonkova', 'Յուլիանա Զվոնկովա'),
  drawn('danila-peremyshlev', 'Данила Перемышлев', 'Danila Peremyshlev', 'Դանիլա Պերեմիշլև'),
  drawn('stesha-kruzhilina', 'Стеша Кружилина', 'Stesha Kruzhilina', 'Ստեշա Կրուժիլինա'),
  drawn('mayya-rassvetova', 'Майя Рассветова', 'Maya Rassvetova', 'Մայա Ռասվետովա'),
  drawn('gor-tavushyan', 'Гор Тавушян', 'Gor Tavushyan', 'Գոռ Տավուշյան'),
  drawn('mane-aragatsyan', 'Манэ Арагацян', 'Mane Aragatsyan', 'Մանե Արագածյան'),
  drawn('semen-pyaterkin', 'Семён Пятёркин', 'Semyon Pyatyorkin', 'Սեմյոն Պյատյորկին'),
  drawn('boris-kurantsev', 'Борис Куранцев', 'Boris Kurantsev', 'Բորիս Կուրանցև'),
  drawn('leonard-taktov', 'Леонард Тактов', 'Leonard Taktov', 'Լեոնարդ Տակտով'),
];
