import type { LanguageCode } from '@foyer/ui/languages';

/** What the film screen says. */
export interface FilmWords {
  home: string;
  films: string;
  badge: string;
  price: string;
  similar: string;
  description: readonly string[];
  facts: readonly { term: string; value: string }[];
  audio: readonly string[];
  cast: readonly { name: string; part: string }[];
}

/** The film of the pictures, in each language. */
export const filmWords: Readonly<Record<LanguageCode, FilmWords>> = {
  rus: {
    home: 'Главная',
    films: 'Фильмы',
    badge: 'Премьера',
    price: '14 дней бесплатно, далее 399 ₽ в месяц. Отмена в любой день.',
    similar: 'Похожее',
    description: [
      '2119 год. Исследовательское судно «Кассиопея» идёт к дальним кольцам. Когда бортинженер Аня Лазарева приходит в себя, корабль молчит: связи с Землёй нет, журнал стёрт, а в кресле капитана сидит человек, которого не было в списке экипажа.',
      'До точки возврата остаётся девять дней. Кто-то на борту не спал все тридцать лет.',
    ],
    facts: [
      { term: 'Режиссёр', value: 'Софья Дым' },
      { term: 'Сценарий', value: 'Илья Гордин, Нина Ручей' },
      { term: 'Оператор', value: 'Тигран Адамян' },
      { term: 'Композитор', value: 'Вера Полевая' },
      { term: 'Премьера', value: '12 апреля 2025' },
    ],
    audio: ['Русский, English, Հայերեն', 'Тифлокомментарий'],
    cast: [
      { name: 'Анна Ветрова', part: 'Аня Лазарева' },
      { name: 'Олег Самарин', part: 'капитан' },
      { name: 'Мариам Саркисян', part: 'врач Арус' },
      { name: 'Лев Корнеев', part: 'штурман' },
      { name: 'Пётр Лазарев', part: 'голос станции' },
    ],
  },
  eng: {
    home: 'Home',
    films: 'Films',
    badge: 'Premiere',
    price: '14 days free, then 399 ₽ a month. Cancel any day.',
    similar: 'More like this',
    description: [
      'The year 2119. The research vessel Cassiopeia is on its way to the outer rings. When flight engineer Anya Lazareva comes round the ship is silent: no link to Earth, the log erased, and in the captain’s chair a man who was not on the crew list.',
      'Nine days remain until the point of no return. Someone aboard has been awake for all thirty years.',
    ],
    facts: [
      { term: 'Director', value: 'Sofya Dym' },
      { term: 'Screenplay', value: 'Ilya Gordin, Nina Ruchey' },
      { term: 'Camera', value: 'Tigran Adamyan' },
      { term: 'Composer', value: 'Vera Polevaya' },
      { term: 'Premiere', value: '12 April 2025' },
    ],
    audio: ['Русский, English, Հայերեն', 'Audio description'],
    cast: [
      { name: 'Anna Vetrova', part: 'Anya Lazareva' },
      { name: 'Oleg Samarin', part: 'the captain' },
      { name: 'Mariam Sarkisyan', part: 'Dr. Arus' },
      { name: 'Lev Korneyev', part: 'the navigator' },
      { name: 'Pyotr Lazarev', part: 'voice of the station' },
    ],
  },
  hye: {
    home: 'Գլխավոր',
    films: 'Ֆիլմեր',
    badge: 'Պրեմիերա',
    price: '14 օր անվճար, այնուհետև ամսական 399 ₽։ Չեղարկեք ցանկացած օր։',
    similar: 'Նման ֆիլմեր',
    description: [
      '2119 թվական։ «Կասիոպեա» նավը գնում է դեպի հեռավոր օղակներ։ Կապ չկա, մատյանը ջնջված է, իսկ կապիտանի աթոռին անծանոթ մարդ է նստած։',
      'Մինչև անվերադարձ կետը ինը օր է։ Նավում ինչ-որ մեկը երեսուն տարի չի քնել։',
    ],
    facts: [
      { term: 'Ռեժիսոր', value: 'Սոֆյա Դիմ' },
      { term: 'Սցենար', value: 'Իլյա Գորդին, Նինա Ռուչեյ' },
      { term: 'Օպերատոր', value: 'Տիգրան Ադամյան' },
      { term: 'Կոմպոզիտոր', value: 'Վերա Պոլևայա' },
      { term: 'Պրեմիերա', value: '12 ապրիլի 2025' },
    ],
    audio: ['Русский, English, Հայերեն', 'Տիֆլոմեկնաբանություն'],
    cast: [
      { name: 'Աննա Վետրովա', part: 'Անյա Լազարևա' },
      { name: 'Օլեգ Սամարին', part: 'կապիտանը' },
      { name: 'Մարիամ Սարգսյան', part: 'բժիշկ Արուս' },
      { name: 'Լև Կոռնեև', part: 'ղեկապետը' },
      { name: 'Պյոտր Լազարև', part: 'կայանի ձայնը' },
    ],
  },
};
