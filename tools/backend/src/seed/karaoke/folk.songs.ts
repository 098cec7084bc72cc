import {
  americanFolk,
  armenianFolk,
  englishFolk,
  komitas,
  russianFolk,
  scottishFolk,
} from './singers.ts';
import { song, type SongGenreSeed } from './song-seed.ts';

/** Songs that nobody wrote. */
export const folkSongs: SongGenreSeed = {
  genre: 'folk',
  songs: [
    song(
      'vo-pole-beryoza-stoyala',
      ['Во поле берёза стояла', 'In the Field Stood a Birch Tree', 'Դաշտում կեչի էր կանգնած'],
      russianFolk,
      [161, 'oranzhereya'],
    ),
    song('kalinka', ['Калинка', 'Kalinka', 'Կալինկա'], russianFolk, [174, 'tantsuyut-pozharnye']),
    song(
      'oy-moroz-moroz',
      ['Ой, мороз, мороз', 'Oh Frost, Frost', 'Վա՛յ, սառնամանիք'],
      russianFolk,
      [198, 'protokol-odnogo-snegopada'],
    ),
    song('korobeyniki', ['Коробейники', 'The Peddlers', 'Փերեզակներ'], russianFolk, [
      187,
      'obschiy-zabor',
    ]),
    song(
      'svetit-mesyats',
      ['Светит месяц', 'The Moon Is Shining', 'Լուսինն է շողում'],
      russianFolk,
      [152, 'vtoraya-luna'],
    ),
    song(
      'step-da-step-krugom',
      ['Степь да степь кругом', 'Steppe All Around', 'Շուրջբոլորը տափաստան'],
      russianFolk,
      [224, 'polyn'],
    ),
    song('tonkaya-ryabina', ['Тонкая рябина', 'The Slender Rowan', 'Բարակ արոսենի'], russianFolk, [
      209,
      'osen-na-sokole',
    ]),
    song(
      'ey-uhnem',
      ['Эй, ухнем!', 'Song of the Volga Boatmen', 'Վոլգայի բեռնակիրների երգը'],
      russianFolk,
      [216, 'ponizovaya-volnitsa'],
    ),
    song('chernyy-voron', ['Чёрный ворон', 'Black Raven', 'Սև ագռավ'], russianFolk, [
      203,
      'tabunschik',
    ]),
    song(
      'vdol-po-piterskoy',
      ['Вдоль по Питерской', 'Down the Petersburg Road', 'Պետերբուրգի ճամփով'],
      russianFolk,
      [167, 'konets-sankt-peterburga'],
    ),
    song('kele-kele', ['Келе, келе', 'Kele, Kele', 'Քելե՛, քելե՛'], komitas, [
      143,
      'leto-v-gyumri',
    ]),
    song('tsirani-tsar', ['Абрикосовое дерево', 'The Apricot Tree', 'Ծիրանի ծառ'], komitas, [
      231,
      'hranitel-garni',
    ]),
    song('krunk', ['Журавль', 'The Crane', 'Կռունկ'], komitas, [247, 'posledniy-letopisets-ani']),
    song(
      'hov-arek',
      ['Горы мои, дайте прохладу', 'Blow a Breeze, Mountains', 'Հով արեք'],
      komitas,
      [192, 'pisets-iz-gladzora'],
    ),
    song('dle-yaman', ['Дле яман', 'Dle Yaman', 'Դլե յաման'], armenianFolk, [255, 'namus']),
    song(
      'sareri-vrov-gnats',
      ['Прошла по горам', 'She Walked over the Mountains', 'Սարերի վրով գնաց'],
      armenianFolk,
      [184, 'oslik-edet-v-dilizhan'],
    ),
    song('greensleeves', ['Зелёные рукава', 'Greensleeves', 'Կանաչ թևքեր'], englishFolk, [
      206,
      'doch-zvezdocheta',
    ]),
    song(
      'scarborough-fair',
      ['Ярмарка в Скарборо', 'Scarborough Fair', 'Սքարբորոյի տոնավաճառը'],
      englishFolk,
      [191, 'saga-o-yoste-berlinge'],
    ),
    song(
      'my-bonnie',
      ['Мой милый за океаном', 'My Bonnie Lies over the Ocean', 'Իմ սիրելին օվկիանոսից այն կողմ է'],
      scottishFolk,
      [138, 'mayak'],
    ),
    song(
      'dom-voskhodyashchego-solntsa',
      ['Дом восходящего солнца', 'The House of the Rising Sun', 'Ծագող արևի տունը'],
      americanFolk,
      [243, 'voshod-solntsa'],
    ),
    song('oh-susanna', ['О, Сюзанна!', 'Oh! Susanna', 'Օ՜, Սյուզաննա'], americanFolk, [
      132,
      'zolotaya-lihoradka',
    ]),
    song(
      'kogda-svyatye-marshiruyut',
      ['Когда святые маршируют', 'When the Saints Go Marching In', 'Երբ սրբերը քայլում են'],
      americanFolk,
      [158, 'storona-b'],
    ),
  ],
};
