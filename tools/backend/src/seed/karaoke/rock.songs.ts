import { singer } from './singer.ts';
import { songOf, type SongGenreSeed } from './song-seed.ts';

/** Louder songs. */
export const rockSongs: SongGenreSeed = {
  genre: 'rock',
  songs: [
    songOf('tretiy-rels', ['Третий рельс', 'Third Rail', 'Երրորդ ռելս'], singer('ilya-gordin'), [
      244,
      'semnadtsatyy-kilometr',
    ]),
    songOf('pomehi', ['Помехи', 'Interference', 'Խանգարումներ'], singer('gleb-varygin'), [
      231,
      'belyy-shum',
    ]),
    songOf(
      'zavod-posle-smeny',
      ['Завод после смены', 'The Factory after Hours', 'Գործարանը հերթափոխից հետո'],
      singer('rodion-stavrov'),
      [226, 'smennyy-master'],
    ),
    songOf(
      'signal-s-orbity',
      ['Сигнал с орбиты', 'A Signal from Orbit', 'Ազդանշան ուղեծրից'],
      singer('maksim-dorogin'),
      [258, 'chastota-devyat'],
    ),
    songOf('dve-polosy', ['Две полосы', 'Two Lanes', 'Երկու գոտի'], singer('timur-rahmanin'), [
      214,
      'avtobus-moskva-lissabon',
    ]),
    songOf(
      'ararat-na-gorizonte',
      ['Арарат на горизонте', 'Ararat on the Horizon', 'Արարատը հորիզոնում'],
      singer('tigran-adamyan'),
      [237, 'tysyacha-stupeney-vniz'],
    ),
    songOf(
      'ne-gasi-svet',
      ['Не гаси свет', 'Leave the Light On', 'Լույսը մի՛ հանգցրու'],
      singer('yana-kostrets'),
      [219, 'ulitsa-bez-fonarey'],
    ),
    songOf(
      'vniz-po-trube',
      ['Вниз по трубе', 'Down the Pipe', 'Խողովակով ներքև'],
      singer('filipp-mglin'),
      [205, 'tayna-pyatoy-burovoy'],
    ),
  ],
};
