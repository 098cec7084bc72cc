import { americanFolk, armenianFolk, russianFolk, scottishFolk } from './singers.ts';
import { singer } from './singer.ts';
import { song, songOf, type SongGenreSeed } from './song-seed.ts';

/** Songs for the table and the tree. */
export const holidaySongs: SongGenreSeed = {
  genre: 'holiday',
  songs: [
    song(
      'v-lesu-rodilas-elochka',
      ['В лесу родилась ёлочка', 'A Fir Tree Was Born in the Forest', 'Անտառում եղևնի ծնվեց'],
      russianFolk,
      [133, 'lesnichiy'],
    ),
    song('jingle-bells', ['Бубенчики', 'Jingle Bells', 'Զանգուլակներ'], americanFolk, [
      127,
      'gonki-na-samovarah',
    ]),
    song(
      'silent-night',
      ['Тихая ночь', 'Silent Night', 'Լուռ գիշեր'],
      { rus: 'Франц Грубер', eng: 'Franz Gruber', hye: 'Ֆրանց Գրուբեր' },
      [182, 'vtoraya-luna'],
    ),
    song(
      'auld-lang-syne',
      ['Старое доброе время', 'Auld Lang Syne', 'Վաղեմի ժամանակներ'],
      scottishFolk,
      [168, 'salat-na-sorok-chelovek'],
    ),
    song('shoger-jan', ['Шогер джан', 'Shogher Jan', 'Շողե՛ր ջան'], armenianFolk, [
      159,
      'svadba-bez-povoda',
    ]),
    songOf(
      'vse-za-stol',
      ['Все за стол', 'Everyone to the Table', 'Բոլորը սեղանի շուրջ'],
      singer('fedor-balagurov'),
      [176, 'dyadya-iz-erevana'],
    ),
  ],
};
