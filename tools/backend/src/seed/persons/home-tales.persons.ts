import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the series about homes, families, children, sport and music. */
export const homeTalesPersons: readonly PersonSeed[] = [
  drawn('renata-olhovaya', 'Рената Ольховая', 'Renata Olkhovaya', 'Ռենատա Օլխովայա'),
  drawn('david-apoyan', 'Давид Апоян', 'Davit Apoyan', 'Դավիթ Ափոյան'),
  drawn('susanna-vanetsyan', 'Сусанна Ванецян', 'Susanna Vanetsyan', 'Սուսաննա Վանեցյան'),
  drawn('leonid-pastushkov', 'Леонид Пастушков', 'Leonid Pastushkov', 'Լեոնիդ Պաստուշկով'),
  drawn('varvara-senkina', 'Варвара Сенькина', 'Varvara Senkina', 'Վարվարա Սենկինա'),
  drawn('boris-chugunkov', 'Борис Чугунков', 'Boris Chugunkov', 'Բորիս Չուգունկով'),
  drawn('anait-knarikyan', 'Анаит Кнарикян', 'Anahit Knarikyan', 'Անահիտ Կնարիկյան'),
  drawn('olzhas-berdenov', 'Олжас Берденов', 'Olzhas Berdenov', 'Օլժաս Բերդենով'),
];
