import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the comedies, road films and sport films. */
export const lightSidePersons: readonly PersonSeed[] = [
  drawn('zhanna-kurochkina', 'Жанна Курочкина', 'Zhanna Kurochkina', 'Ժաննա Կուրոչկինա'),
  drawn('fedor-balagurov', 'Фёдор Балагуров', 'Fyodor Balagurov', 'Ֆյոդոր Բալագուրով'),
  drawn('gagik-paronikyan', 'Гагик Пароникян', 'Gagik Paronikyan', 'Գագիկ Պարոնիկյան'),
  drawn('lidiya-yagodina', 'Лидия Ягодина', 'Lidia Yagodina', 'Լիդիա Յագոդինա'),
  drawn('anton-verstin', 'Антон Верстин', 'Anton Verstin', 'Անտոն Վերստին'),
  drawn('galina-pirogovskaya', 'Галина Пироговская', 'Galina Pirogovskaya', 'Գալինա Պիրոգովսկայա'),
  drawn('katerina-lukomskaya', 'Катерина Лукомская', 'Katerina Lukomskaya', 'Կատերինա Լուկոմսկայա'),
  drawn('svetlana-dronnikova', 'Светлана Дронникова', 'Svetlana Dronnikova', 'Սվետլանա Դրոննիկովա'),
  drawn('mila-zaychik', 'Мила Зайчик', 'Mila Zaychik', 'Միլա Զայչիկ'),
  drawn('asmik-dilbaryan', 'Асмик Дильбарян', 'Hasmik Dilbaryan', 'Հասմիկ Դիլբարյան'),
  drawn('siranush-kotandzhyan', 'Сирануш Котанджян', 'Siranush Kotanjyan', 'Սիրանուշ Քոթանջյան'),
  drawn('vitaliy-hmelev', 'Виталий Хмелёв', 'Vitaly Khmelyov', 'Վիտալի Խմելյով'),
  drawn(
    'konstantin-rubashkin',
    'Константин Рубашкин',
    'Konstantin Rubashkin',
    'Կոնստանտին Ռուբաշկին',
  ),
  drawn('yakov-tselikov', 'Яков Целиков', 'Yakov Tselikov', 'Յակով Ցելիկով'),
  drawn('denis-skvorushkin', 'Денис Скворушкин', 'Denis Skvorushkin', 'Դենիս Սկվորուշկին'),
  drawn('karen-badeyan', 'Карен Бадеян', 'Karen Badeyan', 'Կարեն Բադեյան'),
  drawn('suren-nalbandov', 'Сурен Налбандов', 'Suren Nalbandov', 'Սուրեն Նալբանդով'),
  drawn('pavel-kotikov', 'Павел Котиков', 'Pavel Kotikov', 'Պավել Կոտիկով'),
  drawn('timofey-shagin', 'Тимофей Шагин', 'Timofey Shagin', 'Տիմոֆեյ Շագին'),
  drawn('grigoriy-dudkin', 'Григорий Дудкин', 'Grigory Dudkin', 'Գրիգորի Դուդկին'),
];
