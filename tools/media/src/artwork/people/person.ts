import type { Hex, Stage } from '../artwork.types.ts';
import type { Random } from '../drawing/random.ts';
import { mix } from '../drawing/colour.ts';
import { clip, path, svg } from '../drawing/svg.ts';
import { SHOULDERS, clothes, hair, type ClothesName, type HairName } from './looks.ts';

/** Someone's looks. */
export interface Looks {
  skin: Hex;
  hairColour: Hex;
  hair: HairName;
  clothes: ClothesName;
  beard?: 'full' | 'short' | 'moustache';
  hasGlasses?: boolean;
  /** Where the light comes from. */
  light: 'left' | 'right';
}

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

/** Head and shoulders without features, lit from one side, in a square of 448. */
export function drawPerson(stage: Stage, looks: Looks, cloth: Hex, shirt: Hex): string {
  const { palette } = stage;
  const style = hair[looks.hair];
  const body = [
    path(style.behind, mix(looks.hairColour, '#000000', 0.22)),
    path(NECK, mix(looks.skin, '#5a2a18', 0.28)),
    clothes[looks.clothes](cloth, shirt, looks.skin),
    path(HEAD, looks.skin),
    looks.beard ? path(BEARDS[looks.beard], looks.hairColour) : '',
    path(style.front, looks.hairColour),
    looks.hasGlasses ? glasses(palette.ink) : '',
  ].join('');
  const silhouette = clip(
    stage,
    svg`<path d="${HEAD}"/><path d="${NECK}"/><path d="${style.behind || HEAD}"/><path d="${style.front || HEAD}"/><path d="${SHOULDERS}"/>`,
  );
  const dark =
    looks.light === 'left'
      ? 'M228,0 C236,110 214,190 232,250 C226,300 236,360 262,460 H448 V0Z'
      : 'M220,0 C212,110 234,190 216,250 C222,300 212,360 186,460 H0 V0Z';
  return body + svg`<g clip-path="${silhouette}">${path(dark, palette.ink, 0.24)}</g>`;
}

const SKINS = [
  '#f5d5bd',
  '#f2c6a4',
  '#eebf9c',
  '#e6b48e',
  '#dfa67c',
  '#d9a47e',
  '#c98f66',
  '#b57a52',
] as const;
const DARK_HAIR = ['#1b1212', '#23201f', '#3a2016', '#5a3420', '#8b8782'] as const;
const FAIR_HAIR = ['#8c3b1d', '#a4552a', '#d8b26a', '#cfcac2', ...DARK_HAIR] as const;
const WOMEN_HAIR = [
  'bob',
  'waves',
  'bun',
  'long',
  'braid',
  'pixie',
  'fringe',
  'cloud',
  'ponytail',
] as const;
const MEN_HAIR = [
  'parted',
  'receding',
  'curls',
  'quiff',
  'bald',
  'crop',
  'slick',
  'afro',
  'shag',
] as const;
const WOMEN_CLOTHES = [
  'turtleneck',
  'blouse',
  'shirt',
  'dress',
  'scarf',
  'hoodie',
  'jacket',
] as const;
const MEN_CLOTHES = ['turtleneck', 'jacket', 'shirt', 'hoodie', 'scarf', 'vest'] as const;
const BEARD_NAMES = ['full', 'short', 'short', 'moustache'] as const;

/** Looks by seed. */
export function randomLooks(random: Random, isWoman: boolean): Looks {
  const tone = random.whole(0, SKINS.length - 1);
  return {
    skin: SKINS[tone] ?? SKINS[0],
    hairColour: random.pick(tone > 4 ? DARK_HAIR : FAIR_HAIR),
    hair: random.pick(isWoman ? WOMEN_HAIR : MEN_HAIR),
    clothes: random.pick(isWoman ? WOMEN_CLOTHES : MEN_CLOTHES),
    ...(!isWoman && random.chance(0.4) && { beard: random.pick(BEARD_NAMES) }),
    hasGlasses: random.chance(0.24),
    light: random.pick(['left', 'right']),
  };
}
