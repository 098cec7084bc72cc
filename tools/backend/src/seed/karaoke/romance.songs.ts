import { oldRomance } from './singers.ts';
import { song, type SongGenreSeed } from './song-seed.ts';

/** Romances of the time before records. */
export const romanceSongs: SongGenreSeed = {
  genre: 'romance',
  songs: [
    song('ochi-chernye', ['Очи чёрные', 'Dark Eyes', 'Սև աչքեր'], oldRomance, [
      194,
      'tango-na-kryshe',
    ]),
    song(
      'gori-gori-moya-zvezda',
      ['Гори, гори, моя звезда', 'Shine, Shine, My Star', 'Փայլի՛ր, փայլի՛ր, իմ աստղ'],
      oldRomance,
      [218, 'kassiopeya'],
    ),
    song('ya-vstretil-vas', ['Я встретил вас', 'I Met You', 'Ես ձեզ հանդիպեցի'], oldRomance, [
      187,
      'zhenschina-s-tretey-platformy',
    ]),
    song('utro-tumannoe', ['Утро туманное', 'Misty Morning', 'Մշուշոտ առավոտ'], oldRomance, [
      201,
      'tihaya-voda',
    ]),
    song(
      'otsveli-hrizantemy',
      ['Отцвели хризантемы', 'The Chrysanthemums Have Faded', 'Քրիզանթեմները թոշնել են'],
      oldRomance,
      [212, 'umirayushchiy-lebed'],
    ),
    song('kalitka', ['Калитка', 'The Garden Gate', 'Պարտեզի դռնակը'], oldRomance, [
      176,
      'sad-na-obratnoy-storone',
    ]),
    song('vecherniy-zvon', ['Вечерний звон', 'Evening Bells', 'Երեկոյան ղողանջ'], oldRomance, [
      233,
      'severnyy-svet',
    ]),
    song(
      'beloy-akatsii',
      [
        'Белой акации гроздья душистые',
        'Fragrant Clusters of White Acacia',
        'Սպիտակ ակացիայի բուրավետ ողկույզներ',
      ],
      oldRomance,
      [207, 'vesna-pridet-v-iyune'],
    ),
    song(
      'vyhozhu-odin-ya',
      ['Выхожу один я на дорогу', 'Alone I Set Out on the Road', 'Մենակ ճանապարհ եմ դուրս գալիս'],
      oldRomance,
      [225, 'doroga-na-yug'],
    ),
    song(
      'dorogoy-dlinnoyu',
      ['Дорогой длинною', 'Along the Long Road', 'Երկար ճանապարհով'],
      oldRomance,
      [229, 'nochnoy-ekspress'],
    ),
  ],
};
