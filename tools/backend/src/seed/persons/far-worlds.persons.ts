import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the films about far worlds and far times. */
export const farWorldsPersons: readonly PersonSeed[] = [
  drawn('yaroslav-gradov', 'Ярослав Градов', 'Yaroslav Gradov', 'Յարոսլավ Գրադով'),
  drawn('milena-zvonareva', 'Милена Звонарёва', 'Milena Zvonaryova', 'Միլենա Զվոնարյովա'),
  drawn('ayk-mandakyan', 'Айк Мандакян', 'Hayk Mandakyan', 'Հայկ Մանդակյան'),
  drawn('platon-severin', 'Платон Северин', 'Platon Severin', 'Պլատոն Սեվերին'),
  drawn('ulyana-berezhnaya', 'Ульяна Бережная', 'Ulyana Berezhnaya', 'Ուլյանա Բերեժնայա'),
  drawn('zlata-horeva', 'Злата Хорева', 'Zlata Khoreva', 'Զլատա Խորևա'),
  drawn('veronika-alanskaya', 'Вероника Аланская', 'Veronika Alanskaya', 'Վերոնիկա Ալանսկայա'),
  drawn('nadezhda-kryzhina', 'Надежда Крыжина', 'Nadezhda Kryzhina', 'Նադեժդա Կրիժինա'),
  drawn('anush-vardumyan', 'Ануш Вардумян', 'Anush Vardumyan', 'Անուշ Վարդումյան'),
  drawn('diana-sokolik', 'Диана Соколик', 'Diana Sokolik', 'Դիանա Սոկոլիկ'),
  drawn('tatevik-arazyan', 'Татевик Аразян', 'Tatevik Arazyan', 'Տաթևիկ Արազյան'),
  drawn('maksim-dorogin', 'Максим Дорогин', 'Maksim Dorogin', 'Մաքսիմ Դորոգին'),
  drawn('savva-kremnev', 'Савва Кремнёв', 'Savva Kremnyov', 'Սավվա Կրեմնյով'),
  drawn('evgraf-polozov', 'Евграф Полозов', 'Evgraf Polozov', 'Եվգրաֆ Պոլոզով'),
  drawn('dmitriy-yantarev', 'Дмитрий Янтарёв', 'Dmitry Yantaryov', 'Դմիտրի Յանտարյով'),
  drawn('narek-sisakyan', 'Нарек Сисакян', 'Narek Sisakyan', 'Նարեկ Սիսակյան'),
  drawn('ruslan-karatay', 'Руслан Каратай', 'Ruslan Karatay', 'Ռուսլան Կարատայ'),
  drawn('prohor-lunev', 'Прохор Лунёв', 'Prokhor Lunyov', 'Պրոխոր Լունյով'),
  drawn('egor-vysotin', 'Егор Высотин', 'Egor Vysotin', 'Եգոր Վիսոտին'),
  drawn('lilit-sardaryan', 'Лилит Сардарян', 'Lilit Sardaryan', 'Լիլիթ Սարդարյան'),
];
