import { drawn } from '../person-seed.ts';
import type { PersonSeed } from '../seed.types.ts';

/** Makers and actors of the series about far roads and the short series. */
export const longRoadsPersons: readonly PersonSeed[] = [
  drawn('solomeya-vyugina', 'Соломея Вьюгина', 'Solomeya Vyugina', 'Սոլոմեյա Վյուգինա'),
  drawn('aydar-kemelov', 'Айдар Кемелов', 'Aidar Kemelov', 'Այդար Քեմելով'),
  drawn('vaginak-torgomyan', 'Вагинак Торгомян', 'Vaghinak Torgomyan', 'Վաղինակ Թորգոմյան'),
  drawn('asthik-narinyan', 'Астхик Наринян', 'Astghik Narinyan', 'Աստղիկ Նարինյան'),
  drawn('glafira-izyumova', 'Глафира Изюмова', 'Glafira Izyumova', 'Գլաֆիրա Իզյումովա'),
  drawn('erast-melhiorov', 'Эраст Мельхиоров', 'Erast Melkhiorov', 'Էրաստ Մելխիորով'),
  drawn('nika-begunova', 'Ника Бегунова', 'Nika Begunova', 'Նիկա Բեգունովա'),
  drawn('daniil-shustrikov', 'Даниил Шустриков', 'Daniil Shustrikov', 'Դանիիլ Շուստրիկով'),
];
