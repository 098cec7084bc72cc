import { singer } from './singer.ts';
import { songOf, type SongGenreSeed } from './song-seed.ts';

/** Songs that everybody of the demo knows. */
export const stageSongs: SongGenreSeed = {
  genre: 'stage',
  songs: [
    songOf(
      'poslednyaya-elektrichka',
      ['Последняя электричка', 'The Last Train Home', 'Վերջին էլեկտրագնացքը'],
      singer('sofya-dym'),
      [205, 'poslednyaya-elektrichka-v-leto'],
    ),
    songOf(
      'sinie-okna',
      ['Синие окна', 'Blue Windows', 'Կապույտ պատուհաններ'],
      singer('anna-vetrova'),
      [198, 'okno-vo-dvor'],
    ),
    songOf(
      'pozvoni-mne-v-ponedelnik',
      ['Позвони мне в понедельник', 'Call Me on Monday', 'Զանգի՛ր ինձ երկուշաբթի'],
      singer('nina-ruchey'),
      [187, 'my-vam-perezvonim'],
    ),
    songOf(
      'gorod-bez-zonta',
      ['Город без зонта', 'City without an Umbrella', 'Քաղաք առանց հովանոցի'],
      singer('vera-polevaya'),
      [213, 'gorod-posle-dozhdya'],
    ),
    songOf(
      'tanets-na-dvoih',
      ['Танец на двоих', 'A Dance for Two', 'Պար երկուսի համար'],
      singer('mariam-sarkisyan'),
      [192, 'tandem'],
    ),
    songOf(
      'yuzhnyy-bereg',
      ['Южный берег', 'The Southern Shore', 'Հարավային ափ'],
      singer('oleg-samarin'),
      [221, 'peshkom-do-sochi'],
    ),
    songOf(
      'erevan-utrom',
      ['Ереван утром', 'Yerevan in the Morning', 'Երևանն առավոտյան'],
      singer('lilit-sardaryan'),
      [209, 'hor-na-kaskade'],
    ),
    songOf(
      'chemodan-pisem',
      ['Чемодан писем', 'A Suitcase of Letters', 'Նամակներով ճամպրուկ'],
      singer('kira-ozernaya'),
      [183, 'sto-pisem-anush'],
    ),
    songOf(
      'skoro-budet-sneg',
      ['Скоро будет снег', 'Snow Is Coming', 'Շուտով ձյուն կգա'],
      singer('taisiya-moroz'),
      [196, 'futbol-na-snegu'],
    ),
    songOf(
      'moy-sosed',
      ['Мой сосед играет ночью', 'My Neighbour Plays at Night', 'Հարևանս նվագում է գիշերները'],
      singer('eva-kalitina'),
      [201, 'moy-sosed-shopen'],
    ),
  ],
};
