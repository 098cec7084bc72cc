import type { PaletteName } from './palettes.ts';
import type { SceneName } from './scenes/index.ts';
import type { SettingName } from './typography/settings/index.ts';

/** What a title's pictures are made of. */
export interface Choice {
  scene: SceneName;
  /** One of the scene's forms; '' for the plain one. */
  variant: string;
  palette: PaletteName;
  setting: SettingName;
}

type Row = readonly [
  slug: string,
  scene: SceneName,
  palette: PaletteName,
  setting: SettingName,
  variant?: string,
];

const rows: readonly Row[] = [
  ['tihaya-voda', 'sea', 'tealOrange', 'condensedFoot', 'rowboat'],
  ['metropolis', 'deco', 'gold', 'decoFrame'],
  ['chuzhie-litsa', 'bust', 'ice', 'didoneFoot', 'forest'],
  ['posledniy-parom', 'sea', 'night', 'brushFoot', 'ferry'],
  ['devyat-etazhey', 'door', 'blood', 'condensedHead'],
  ['sosedi-sverhu', 'geo', 'pop', 'grotesqueHead', 'windows'],
  ['kassiopeya', 'planet', 'cyan', 'squaredFoot', 'constellation'],
  ['polyn', 'mountains', 'moss', 'playfairFoot', 'steppe'],
  ['nosferatu', 'house', 'blood', 'didoneHead', 'manor'],
  ['gorod-posle-dozhdya', 'city', 'neon', 'condensedFoot'],
  ['general', 'train', 'brick', 'playfairFoot', 'steam'],
  ['belyy-shum', 'eye', 'noir', 'wideHead'],
  ['severnyy-svet', 'forest', 'ice', 'didoneHead', 'aurora'],
  ['shestoy-kontinent', 'contour', 'ice', 'swiss'],
  ['ezh-i-kometa', 'kids', 'candy', 'grotesqueHead', 'hedgehog'],
  ['pyl-i-poroh', 'road', 'sand', 'didoneHead', 'rider'],
  ['alibi', 'blinds', 'noir', 'condensedFoot'],
  ['tango-na-kryshe', 'curtain', 'rose', 'brushFoot', 'dancers'],
  ['aelita', 'planet', 'brick', 'wideHead', 'rings'],
  ['finishnaya-pryamaya', 'speed', 'ultramarine', 'condensedHead'],
  ['storona-b', 'vinyl', 'sand', 'condensedHead'],
  ['leto-v-gyumri', 'mountains', 'dusk', 'brushFoot', 'peaks'],
  ['arhiv-vavilova', 'halftone', 'lime', 'swiss'],
  ['zhest', 'typo', 'bubblegum', 'didoneFoot'],
  ['lesnichiy', 'forest', 'moss', 'condensedFoot'],
  ['kot-kapitan', 'kids', 'meadow', 'grotesqueHead', 'captain'],
  ['okno-vo-dvor', 'facade', 'night', 'didoneFoot'],
  ['lunnyy-reestr', 'bust', 'dusk', 'playfairFoot', 'planet'],
  ['svadba-bez-povoda', 'geo', 'lagoon', 'grotesqueHead', 'wedding'],
  ['doroga-na-yug', 'road', 'rose', 'condensedFoot'],
  ['sol-zemli', 'mountains', 'sand', 'condensedHead', 'dunes'],
  ['mayak', 'sea', 'dusk', 'didoneHead', 'lighthouse'],
  ['sled', 'contour', 'brick', 'wideHead', 'footprints'],
  ['volchiy-chas', 'house', 'night', 'squaredFoot', 'wolf'],
  ['nochnoy-ekspress', 'train', 'tealOrange', 'wideLight'],
  ['kabinet-doktora-kaligari', 'crooked', 'gold', 'decoFrame'],
];

/** Choices made by hand, by slug; the rule makes all others. */
export const handChosen: ReadonlyMap<string, Choice> = new Map(
  rows.map(([slug, scene, palette, setting, variant = '']) => [
    slug,
    { scene, palette, setting, variant },
  ]),
);
