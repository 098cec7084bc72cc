import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the fairy tales, animation and education films for children. */
export const kidsTalesPersons: readonly PersonSeed[] = [
  drawn('varvara-klubkova', 'Варвара Клубкова', 'Varvara Klubkova', 'Վարվառա Կլուբկովա'),
  drawn('efim-karandaev', 'Ефим Карандаев', 'Yefim Karandayev', 'Եֆիմ Կարանդաև'),
  drawn('arpine-tsahkunyan', 'Арпине Цахкунян', 'Arpine Tsaghkunyan', 'Արփինե Ծաղկունյան'),
  drawn('luka-berestov', 'Лука Берестов', 'Luka Berestov', 'Լուկա Բերեստով'),
  drawn('aglaya-pryanikova', 'Аглая Пряникова', 'Aglaya Pryanikova', 'Ագլայա Պրյանիկովա'),
  drawn('tihon-ladushkin', 'Тихон Ладушкин', 'Tikhon Ladushkin', 'Տիխոն Լադուշկին'),
  drawn('marfa-sinichkina', 'Марфа Синичкина', 'Marfa Sinichkina', 'Մարֆա Սինիչկինա'),
  drawn('nune-megrakyan', 'Нунэ Мегракян', 'Nune Meghrakyan', 'Նունե Մեղրակյան'),
  drawn('gevorg-lusinyan', 'Геворг Лусинян', 'Gevorg Lusinyan', 'Գևորգ Լուսինյան'),
  drawn('klim-barabashin', 'Клим Барабашин', 'Klim Barabashin', 'Կլիմ Բարաբաշին'),
  drawn('asya-nezabudko', 'Ася Незабудко', 'Asya Nezabudko', 'Ասյա Նեզաբուդկո'),
  drawn('melaniya-guslyar', 'Мелания Гусляр', 'Melania Guslyar', 'Մելանիա Գուսլյար'),
];
