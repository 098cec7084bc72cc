import { americanFolk, englishFolk, russianFolk } from './singers.ts';
import { singer } from './singer.ts';
import { song, songOf, type SongGenreSeed } from './song-seed.ts';

/** Songs for children. */
export const kidsSongs: SongGenreSeed = {
  genre: 'kids',
  songs: [
    song(
      'dva-veselyh-gusya',
      ['Жили у бабуси', 'Granny Had Two Merry Geese', 'Տատիկն ուներ երկու սագ'],
      russianFolk,
      [118, 'babushka-za-rulem'],
    ),
    song('vo-kuznitse', ['Во кузнице', 'In the Smithy', 'Դարբնոցում'], russianFolk, [
      124,
      'liteyschik',
    ]),
    song(
      'twinkle-twinkle',
      ['Мерцай, звёздочка', 'Twinkle, Twinkle, Little Star', 'Առկայծի՛ր, փոքրիկ աստղ'],
      englishFolk,
      [96, 'ezh-i-kometa'],
    ),
    song(
      'row-row-row-your-boat',
      ['Греби, греби', 'Row, Row, Row Your Boat', 'Թիավարի՛ր, թիավարի՛ր'],
      englishFolk,
      [102, 'kot-kapitan'],
    ),
    song(
      'old-macdonald',
      ['У старого Макдональда', 'Old MacDonald Had a Farm', 'Ծերունի Մակդոնալդի ագարակը'],
      americanFolk,
      [129, 'sobachya-pochta'],
    ),
    songOf(
      'ezhik-v-karmane',
      ['Ёжик в кармане', 'A Hedgehog in My Pocket', 'Ոզնին գրպանումս'],
      singer('mila-zaychik'),
      [121, 'robot-po-imeni-egor'],
    ),
  ],
};
