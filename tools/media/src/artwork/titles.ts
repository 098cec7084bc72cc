import type { PaletteName } from './palettes.ts';
import type { SceneName } from './scenes/index.ts';
import type { SettingName } from './typography/settings/index.ts';

/** What a title's poster and backdrop are made of. */
export interface TitleArtwork {
  slug: string;
  title: string;
  scene: SceneName;
  variant: string;
  palette: PaletteName;
  setting: SettingName;
}

type Row = readonly [
  slug: string,
  title: string,
  scene: SceneName,
  palette: PaletteName,
  setting: SettingName,
  variant?: string,
];

const rows: readonly Row[] = [
  ['tihaya-voda', 'Тихая вода', 'sea', 'tealOrange', 'condensedFoot', 'rowboat'],
  ['metropolis', 'Метрополис', 'deco', 'gold', 'decoFrame'],
  ['chuzhie-litsa', 'Чужие лица', 'bust', 'ice', 'didoneFoot', 'forest'],
  ['posledniy-parom', 'Последний паром', 'sea', 'night', 'brushFoot', 'ferry'],
  ['devyat-etazhey', 'Девять этажей', 'door', 'blood', 'condensedHead'],
  ['sosedi-sverhu', 'Соседи сверху', 'geo', 'pop', 'grotesqueHead', 'windows'],
  ['kassiopeya', 'Кассиопея', 'planet', 'cyan', 'squaredFoot', 'constellation'],
  ['polyn', 'Полынь', 'mountains', 'moss', 'playfairFoot', 'steppe'],
  ['nosferatu', 'Носферату', 'house', 'blood', 'didoneHead', 'manor'],
  ['gorod-posle-dozhdya', 'Город после дождя', 'city', 'neon', 'condensedFoot'],
  ['general', 'Генерал', 'train', 'brick', 'playfairFoot', 'steam'],
  ['belyy-shum', 'Белый шум', 'eye', 'noir', 'wideHead'],
  ['severnyy-svet', 'Северный свет', 'forest', 'ice', 'didoneHead', 'aurora'],
  ['shestoy-kontinent', 'Шестой континент', 'contour', 'ice', 'swiss'],
  ['ezh-i-kometa', 'Ёж и комета', 'kids', 'candy', 'grotesqueHead', 'hedgehog'],
  ['pyl-i-poroh', 'Пыль и порох', 'road', 'sand', 'didoneHead', 'rider'],
  ['alibi', 'Алиби', 'blinds', 'noir', 'condensedFoot'],
  ['tango-na-kryshe', 'Танго на крыше', 'curtain', 'rose', 'brushFoot', 'dancers'],
  ['aelita', 'Аэлита', 'planet', 'brick', 'wideHead', 'rings'],
  ['finishnaya-pryamaya', 'Финишная прямая', 'speed', 'ultramarine', 'condensedHead'],
  ['storona-b', 'Сторона Б', 'vinyl', 'sand', 'condensedHead'],
  ['leto-v-gyumri', 'Лето в Гюмри', 'mountains', 'dusk', 'brushFoot', 'peaks'],
  ['arhiv-vavilova', 'Архив Вавилова', 'halftone', 'lime', 'swiss'],
  ['zhest', 'Жест', 'typo', 'bubblegum', 'didoneFoot'],
  ['lesnichiy', 'Лесничий', 'forest', 'moss', 'condensedFoot'],
  ['kot-kapitan', 'Кот-капитан', 'kids', 'meadow', 'grotesqueHead', 'captain'],
  ['okno-vo-dvor', 'Окно во двор', 'facade', 'night', 'didoneFoot'],
  ['lunnyy-reestr', 'Лунный реестр', 'bust', 'dusk', 'playfairFoot', 'planet'],
  ['svadba-bez-povoda', 'Свадьба без повода', 'geo', 'lagoon', 'grotesqueHead', 'wedding'],
  ['doroga-na-yug', 'Дорога на юг', 'road', 'rose', 'condensedFoot'],
  ['sol-zemli', 'Соль земли', 'mountains', 'sand', 'condensedHead', 'dunes'],
  ['mayak', 'Маяк', 'sea', 'dusk', 'didoneHead', 'lighthouse'],
  ['sled', 'След', 'contour', 'brick', 'wideHead', 'footprints'],
  ['volchiy-chas', 'Волчий час', 'house', 'night', 'squaredFoot', 'wolf'],
  ['nochnoy-ekspress', 'Ночной экспресс', 'train', 'tealOrange', 'wideLight'],
  ['kabinet-doktora-kaligari', 'Кабинет доктора Калигари', 'crooked', 'gold', 'decoFrame'],
];

/** The titles of the demo catalogue in its order. */
export const titles: readonly TitleArtwork[] = rows.map(
  ([slug, title, scene, palette, setting, variant = '']) => ({
    slug,
    title,
    scene,
    palette,
    setting,
    variant,
  }),
);
