import type { Hex, Point } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { createStage, toDocument } from '../drawing/stage.ts';
import { circle, clip, linear, path, rect, svg } from '../drawing/svg.ts';
import { palettes, type PaletteName } from '../palettes.ts';
import { SHOULDERS, clothes, hair, type ClothesName, type HairName } from './looks.ts';

/** Side of a portrait in pixels. */
export const PORTRAIT_SIDE = 448;

/** Someone's looks; everything not named here comes from the palette. */
export interface Portrait {
  id: string;
  palette: PaletteName;
  skin: Hex;
  hairColour: Hex;
  hair: HairName;
  clothes: ClothesName;
  beard?: 'full' | 'short' | 'moustache';
  hasGlasses?: boolean;
  /** Where the light comes from. */
  light: 'left' | 'right';
}

/** The people of the demo catalogue. */
export const portraits: readonly Portrait[] = [
  {
    id: 'anna-vetrova',
    palette: 'rose',
    skin: '#f2c6a4',
    hairColour: '#3a2016',
    hair: 'bob',
    clothes: 'turtleneck',
    light: 'left',
  },
  {
    id: 'ilya-gordin',
    palette: 'tealOrange',
    skin: '#e6b48e',
    hairColour: '#23201f',
    hair: 'parted',
    clothes: 'jacket',
    beard: 'short',
    light: 'right',
  },
  {
    id: 'mariam-sarkisyan',
    palette: 'brick',
    skin: '#dfa67c',
    hairColour: '#1b1212',
    hair: 'waves',
    clothes: 'blouse',
    light: 'left',
  },
  {
    id: 'petr-lazarev',
    palette: 'ice',
    skin: '#f0c8ad',
    hairColour: '#c9c6c0',
    hair: 'receding',
    clothes: 'jacket',
    hasGlasses: true,
    light: 'left',
  },
  {
    id: 'sofya-dym',
    palette: 'noir',
    skin: '#f5d5bd',
    hairColour: '#d8b26a',
    hair: 'bun',
    clothes: 'blouse',
    light: 'right',
  },
  {
    id: 'tigran-adamyan',
    palette: 'gold',
    skin: '#c98f66',
    hairColour: '#17120f',
    hair: 'curls',
    clothes: 'shirt',
    beard: 'full',
    light: 'left',
  },
  {
    id: 'lev-korneev',
    palette: 'ultramarine',
    skin: '#eebf9c',
    hairColour: '#a4552a',
    hair: 'quiff',
    clothes: 'turtleneck',
    hasGlasses: true,
    light: 'right',
  },
  {
    id: 'nina-ruchey',
    palette: 'moss',
    skin: '#f1cbb0',
    hairColour: '#8c3b1d',
    hair: 'long',
    clothes: 'shirt',
    light: 'left',
  },
  {
    id: 'oleg-samarin',
    palette: 'dusk',
    skin: '#d9a47e',
    hairColour: '#55504c',
    hair: 'bald',
    clothes: 'jacket',
    beard: 'moustache',
    light: 'right',
  },
  {
    id: 'vera-polevaya',
    palette: 'sand',
    skin: '#eec09a',
    hairColour: '#e8e2d8',
    hair: 'crop',
    clothes: 'turtleneck',
    hasGlasses: true,
    light: 'right',
  },
];

const HEAD =
  'M164,186 C164,120 284,120 284,186 C286,226 274,262 256,280 C242,294 206,294 192,280 C174,262 162,226 164,186Z';
const NECK = 'M196,256 H252 V316 C252,346 196,346 196,316Z';

const BEARDS = {
  full: 'M165,206 C172,236 184,240 200,238 C214,230 234,230 248,238 C264,240 276,236 283,206 C284,256 272,290 252,302 C236,312 212,312 196,302 C176,290 164,256 165,206Z',
  short:
    'M166,216 C172,244 186,256 204,256 C216,250 232,250 244,256 C262,256 276,244 282,216 C280,256 270,276 254,286 C238,296 210,296 194,286 C178,276 168,256 166,216Z',
  moustache:
    'M190,246 C200,232 218,234 224,240 C230,234 248,232 258,246 C246,252 232,250 224,247 C216,250 202,252 190,246Z',
};

const glasses = (colour: Hex) =>
  svg`<g fill="none" stroke="${colour}" stroke-width="6"><circle cx="198" cy="206" r="21"/><circle cx="250" cy="206" r="21"/><path d="M219,203 Q224,199 229,203 M177,204 L164,198 M271,204 L284,198"/></g>`;

/** A flat portrait without features, lit from one side. */
export function drawPortrait(portrait: Portrait): { document: string; color: Hex; focus: Point } {
  const palette = palettes[portrait.palette];
  const stage = createStage({
    width: PORTRAIT_SIDE,
    height: PORTRAIT_SIDE,
    seed: portrait.id,
    palette,
  });
  const isLeft = portrait.light === 'left';
  const style = hair[portrait.hair];
  const outfit = clothes[portrait.clothes];
  const cloth = mix(palette.accent, palette.ink, 0.42);
  const beard = portrait.beard ? path(BEARDS[portrait.beard], portrait.hairColour) : '';
  const halo = isLeft ? { x: 130, y: 120 } : { x: 318, y: 120 };
  const body = [
    path(style.behind, mix(portrait.hairColour, '#000000', 0.22)),
    path(NECK, mix(portrait.skin, '#5a2a18', 0.28)),
    outfit(cloth, palette.paper),
    path(HEAD, portrait.skin),
    beard,
    path(style.front, portrait.hairColour),
    portrait.hasGlasses ? glasses(palette.ink) : '',
  ].join('');
  const silhouette = clip(
    stage,
    svg`<path d="${HEAD}"/><path d="${NECK}"/><path d="${style.behind || HEAD}"/><path d="${style.front || HEAD}"/><path d="${SHOULDERS}"/>`,
  );
  const dark = isLeft
    ? 'M228,0 C236,110 214,190 232,250 C226,300 236,360 262,448 H448 V0Z'
    : 'M220,0 C212,110 234,190 216,250 C222,300 212,360 186,448 H0 V0Z';
  const content = [
    rect(
      0,
      0,
      PORTRAIT_SIDE,
      PORTRAIT_SIDE,
      linear(stage, [
        [0, palette.sky[0]],
        [1, palette.sky[1]],
      ]),
    ),
    circle(halo.x, halo.y, 190, palette.sky[2], 0.55),
    body,
    svg`<g clip-path="${silhouette}">${path(dark, palette.ink, 0.24)}</g>`,
  ].join('');
  return {
    document: toDocument(stage, content),
    color: palette.sky[1],
    focus: { x: 0.5, y: 0.47 },
  };
}
