import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the detective films, thrillers and horrors. */
export const mysteryPersons: readonly PersonSeed[] = [
  drawn('bogdan-ostretsov', 'Богдан Острецов', 'Bogdan Ostretsov', 'Բոգդան Օստրեցով'),
  drawn('inga-strelnik', 'Инга Стрельник', 'Inga Strelnik', 'Ինգա Ստրելնիկ'),
  drawn('ruben-galfayan', 'Рубен Галфаян', 'Ruben Galfayan', 'Ռուբեն Գալֆայան'),
  drawn('filipp-mglin', 'Филипп Мглин', 'Filipp Mglin', 'Ֆիլիպ Մգլին'),
  drawn('vasilisa-nord', 'Василиса Норд', 'Vasilisa Nord', 'Վասիլիսա Նորդ'),
  drawn('yana-kostrets', 'Яна Кострец', 'Yana Kostrets', 'Յանա Կոստրեց'),
  drawn('polina-rzhevina', 'Полина Ржевина', 'Polina Rzhevina', 'Պոլինա Ռժևինա'),
  drawn('serafima-gluhova', 'Серафима Глухова', 'Serafima Glukhova', 'Սերաֆիմա Գլուխովա'),
  drawn('lusine-tashchyan', 'Лусине Ташчян', 'Lusine Tashchyan', 'Լուսինե Թաշչյան'),
  drawn('kseniya-varnavina', 'Ксения Варнавина', 'Ksenia Varnavina', 'Քսենիա Վառնավինա'),
  drawn('roman-beresin', 'Роман Бересин', 'Roman Beresin', 'Ռոման Բերեսին'),
  drawn('german-yazvin', 'Герман Язвин', 'German Yazvin', 'Գերման Յազվին'),
  drawn('stepan-kolchanov', 'Степан Колчанов', 'Stepan Kolchanov', 'Ստեպան Կոլչանով'),
  drawn('kirill-zatonin', 'Кирилл Затонин', 'Kirill Zatonin', 'Կիրիլ Զատոնին'),
  drawn('emil-svetozarov', 'Эмиль Светозаров', 'Emil Svetozarov', 'Էմիլ Սվետոզարով'),
  drawn('artavazd-shirinyan', 'Артавазд Ширинян', 'Artavazd Shirinyan', 'Արտավազդ Շիրինյան'),
  drawn('mark-dolner', 'Марк Дольнер', 'Mark Dolner', 'Մարկ Դոլներ'),
  drawn('yuliy-penkov', 'Юлий Пеньков', 'Yuly Penkov', 'Յուլի Պենկով'),
  drawn('ostap-sizov', 'Остап Сизов', 'Ostap Sizov', 'Օստապ Սիզով'),
  drawn('agata-lents', 'Агата Ленц', 'Agata Lenz', 'Ագաթա Լենց'),
];
