import type { Hex, Point } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { createRandom } from '../drawing/random.ts';
import { createStage, toDocument } from '../drawing/stage.ts';
import { circle, linear, rect } from '../drawing/svg.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { isWoman } from './gender.ts';
import { drawPerson, randomLooks, type Looks } from './person.ts';

/** Side of a portrait in pixels. */
export const PORTRAIT_SIDE = 448;

/** Someone's looks, and the palette behind and on them. */
export interface Portrait extends Looks {
  palette: PaletteName;
}

const row = (
  palette: PaletteName,
  skin: Hex,
  hairColour: Hex,
  rest: Omit<Portrait, 'palette' | 'skin' | 'hairColour'>,
): Portrait => ({ palette, skin, hairColour, ...rest });

/** Portraits chosen by hand, by id of the person. */
const handChosen: Readonly<Record<string, Portrait>> = {
  'anna-vetrova': row('rose', '#f2c6a4', '#3a2016', {
    hair: 'bob',
    clothes: 'turtleneck',
    light: 'left',
  }),
  'ilya-gordin': row('tealOrange', '#e6b48e', '#23201f', {
    hair: 'parted',
    clothes: 'jacket',
    beard: 'short',
    light: 'right',
  }),
  'mariam-sarkisyan': row('brick', '#dfa67c', '#1b1212', {
    hair: 'waves',
    clothes: 'blouse',
    light: 'left',
  }),
  'petr-lazarev': row('ice', '#f0c8ad', '#c9c6c0', {
    hair: 'receding',
    clothes: 'jacket',
    hasGlasses: true,
    light: 'left',
  }),
  'sofya-dym': row('noir', '#f5d5bd', '#d8b26a', {
    hair: 'bun',
    clothes: 'blouse',
    light: 'right',
  }),
  'tigran-adamyan': row('gold', '#c98f66', '#17120f', {
    hair: 'curls',
    clothes: 'shirt',
    beard: 'full',
    light: 'left',
  }),
  'lev-korneev': row('ultramarine', '#eebf9c', '#a4552a', {
    hair: 'quiff',
    clothes: 'turtleneck',
    hasGlasses: true,
    light: 'right',
  }),
  'nina-ruchey': row('moss', '#f1cbb0', '#8c3b1d', {
    hair: 'long',
    clothes: 'shirt',
    light: 'left',
  }),
  'oleg-samarin': row('dusk', '#d9a47e', '#55504c', {
    hair: 'bald',
    clothes: 'jacket',
    beard: 'moustache',
    light: 'right',
  }),
  'vera-polevaya': row('sand', '#eec09a', '#e8e2d8', {
    hair: 'crop',
    clothes: 'turtleneck',
    hasGlasses: true,
    light: 'right',
  }),
};

const PALETTES = [
  'night',
  'tealOrange',
  'dusk',
  'blood',
  'moss',
  'ice',
  'sand',
  'noir',
  'rose',
  'lagoon',
  'meadow',
  'candy',
  'gold',
  'cyan',
  'brick',
  'ultramarine',
  'lime',
] as const satisfies readonly PaletteName[];

/** The portrait of a person: chosen by hand, or by the id and what the name (in Russian) tells. */
export function portraitOf(id: string, name: string): Portrait {
  const random = createRandom(`person ${id}`);
  return (
    handChosen[id] ?? {
      palette: random.pick(PALETTES),
      ...randomLooks(random, isWoman(name)),
    }
  );
}

/** A flat portrait without features, lit from one side. */
export function drawPortrait(
  id: string,
  portrait: Portrait,
): { document: string; color: Hex; focus: Point } {
  const palette = palettes[portrait.palette];
  const side = PORTRAIT_SIDE;
  const stage = createStage({ width: side, height: side, seed: id, palette });
  const halo = portrait.light === 'left' ? 130 : 318;
  const content = [
    rect(
      0,
      0,
      side,
      side,
      linear(stage, [
        [0, palette.sky[0]],
        [1, palette.sky[1]],
      ]),
    ),
    circle(halo, 120, 190, palette.sky[2], 0.55),
    drawPerson(stage, portrait, mix(palette.accent, palette.ink, 0.42), palette.paper),
  ];
  return {
    document: toDocument(stage, content.join('')),
    color: palette.sky[1],
    focus: { x: 0.5, y: 0.47 },
  };
}
