import { getFirstnameGender, getLastnameGender } from 'lvovich';

/** Women's names that no Russian ending gives away. */
const WOMEN = new Set(
  'Айкануш Алис Анаис Анаит Ани Арев Арпи Асмик Астхик Ашхен Бриджит Варсеник Гаяне Гоар Дженни Диан Ева Жаклин Жермен Заруи Зепюр Кармен Лилиан Лоис Лусик Лусине Мане Мариам Мариан Марион Мари Марлен Мери Мэри Мэрион Нанэ Наре Наринэ Нарине Нвард Нунэ Нуне Пери Рузан Сатеник Седа Сирануш Сирвард Сюзан Татев Тагуи Хасмик Эдит Элен Элинэ Элине Эллен Эмили Энни Эстер Этель Юджени Шушан Шушаник'.split(
    ' ',
  ),
);

/** Men's names that sound like women's. */
const MEN = new Set(['Рене', 'Андре', 'Лука', 'Саша']);

/** Whether a Russian spelling of a full name is a woman's. */
export function isWoman(name: string): boolean {
  const [first = '', ...rest] = name.split(' ');
  if (WOMEN.has(first)) return true;
  if (MEN.has(first)) return false;
  const gender = getFirstnameGender(first) ?? getLastnameGender(rest.at(-1) ?? '');
  return gender === 'female';
}
