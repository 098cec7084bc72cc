import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the documentaries on history, nature, science and travel. */
export const trueStoriesPersons: readonly PersonSeed[] = [
  drawn('veniamin-strannikov', 'Вениамин Странников', 'Veniamin Strannikov', 'Վենիամին Ստրաննիկով'),
  drawn('olga-tavridina', 'Ольга Тавридина', 'Olga Tavridina', 'Օլգա Տավրիդինա'),
  drawn('varazdat-karmryan', 'Вараздат Кармрян', 'Varazdat Karmryan', 'Վարազդատ Կարմրյան'),
  drawn('eleonora-shirotina', 'Элеонора Широтина', 'Eleonora Shirotina', 'Էլեոնորա Շիրոտինա'),
  drawn('kuzma-okoemov', 'Кузьма Окоёмов', 'Kuzma Okoyomov', 'Կուզմա Օկոյոմով'),
  drawn('ayrat-sabantaev', 'Айрат Сабантаев', 'Ayrat Sabantayev', 'Այրատ Սաբանտաև'),
  drawn('serob-lernyan', 'Сероб Лернян', 'Serob Lernyan', 'Սերոբ Լեռնյան'),
  drawn('aristarh-goloseev', 'Аристарх Голосеев', 'Aristarkh Goloseyev', 'Արիստարխ Գոլոսեև'),
  drawn(
    'lyudmila-tverchanina',
    'Людмила Тверчанина',
    'Lyudmila Tverchanina',
    'Լյուդմիլա Տվերչանինա',
  ),
  drawn('vigen-astgikyan', 'Виген Астгикян', 'Vigen Astghikyan', 'Վիգեն Աստղիկյան'),
  drawn('roza-hndzoryan', 'Роза Хндзорян', 'Roza Khndzoryan', 'Ռոզա Խնձորյան'),
  drawn('adelina-shtil', 'Аделина Штиль', 'Adelina Shtil', 'Ադելինա Շտիլ'),
];
