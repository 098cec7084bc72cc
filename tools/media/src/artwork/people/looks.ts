import type { Hex } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { path, svg } from '../drawing/svg.ts';

/** Hair as two outlines round a head at 164–284 by 136–291: what is behind the face and what is before it. */
interface Hair {
  behind: string;
  front: string;
}

/** Hair styles by name. */
export const hair = {
  bob: {
    behind:
      'M150,180 C140,96 308,96 298,180 C304,226 304,262 296,288 H152 C144,262 144,226 150,180Z',
    front:
      'M152,206 C146,106 300,100 298,210 C292,196 286,178 276,164 C244,170 200,168 180,162 C166,174 158,190 152,206Z',
  },
  parted: {
    behind: '',
    front:
      'M160,200 C146,110 196,98 236,104 C288,104 300,150 288,200 C284,182 280,168 272,160 C246,162 216,158 200,142 C188,158 168,168 160,200Z',
  },
  waves: {
    behind:
      'M148,186 C126,96 322,96 300,186 C318,214 304,236 316,262 C326,292 312,318 318,340 C280,352 168,352 130,340 C136,318 122,292 132,262 C144,236 130,214 148,186Z',
    front: 'M154,220 C136,112 304,96 296,222 C290,196 276,170 246,148 C220,172 178,176 154,220Z',
  },
  receding: {
    behind: '',
    front:
      'M162,214 C152,186 156,152 172,138 C176,152 174,164 172,178 C168,188 166,200 162,214Z M286,214 C296,186 292,152 276,138 C272,152 274,164 276,178 C280,188 282,200 286,214Z M172,140 C190,118 258,118 276,140 C254,130 194,130 172,140Z',
  },
  bun: {
    behind:
      'M184,98 C184,60 264,60 264,98 C264,130 184,130 184,98Z M154,190 C150,110 298,110 294,190 C294,210 290,226 284,238 H164 C158,226 154,210 154,190Z',
    front: 'M158,200 C150,104 298,104 290,200 C284,172 262,152 224,150 C186,152 164,172 158,200Z',
  },
  curls: {
    behind: '',
    front:
      'M158,198 C140,190 138,164 152,154 C142,132 162,112 180,118 C188,96 220,94 232,108 C250,94 280,106 280,126 C302,128 306,156 294,166 C304,182 298,196 290,202 C286,188 282,176 272,168 C258,176 240,168 228,172 C212,178 196,168 182,172 C170,178 162,186 158,198Z',
  },
  quiff: {
    behind: '',
    front:
      'M162,196 C150,150 160,124 184,116 C206,84 278,86 286,126 C296,148 292,174 286,196 C284,180 280,166 274,158 C250,164 206,156 182,158 C172,168 166,180 162,196Z',
  },
  long: {
    behind:
      'M150,184 C136,96 312,96 298,184 C306,244 304,306 312,372 H136 C144,306 142,244 150,184Z',
    front:
      'M152,236 C142,106 306,106 296,236 C292,196 280,168 262,156 C238,160 204,160 186,156 C168,168 156,196 152,236Z',
  },
  bald: { behind: '', front: '' },
  crop: {
    behind: '',
    front:
      'M160,204 C144,108 304,104 288,204 C286,186 284,170 270,156 L258,164 L246,152 L232,164 L220,152 L206,166 L194,156 L180,168 C168,176 164,190 160,204Z',
  },
} as const satisfies Record<string, Hair>;

/** Name of a hair style. */
export type HairName = keyof typeof hair;

/** Outline of the shoulders. */
export const SHOULDERS =
  'M40,460 C48,372 112,344 188,322 C206,342 242,342 260,322 C336,344 400,372 408,460Z';

/** Clothes by name, in a cloth colour, with what shows beneath. */
export const clothes = {
  turtleneck: (cloth: Hex) =>
    path(SHOULDERS, cloth) +
    path(
      'M188,296 C206,308 242,308 260,296 L264,338 C246,352 202,352 184,338Z',
      mix(cloth, '#ffffff', 0.1),
    ),
  jacket: (cloth: Hex, shirt: Hex) =>
    path(SHOULDERS, cloth) +
    path('M188,320 C206,342 242,342 260,320 L224,430Z', shirt) +
    path(
      'M186,318 L166,336 L176,368 L166,376 L222,456 L224,430 L196,346Z M262,318 L282,336 L272,368 L282,376 L226,456 L224,430 L252,346Z',
      mix(cloth, '#000000', 0.28),
    ) +
    path('M218,352 h12 l-2,12 l5,52 l-9,12 l-9,-12 l5,-52Z', mix(cloth, '#000000', 0.45)),
  blouse: (cloth: Hex, shirt: Hex) =>
    path(SHOULDERS, mix(shirt, cloth, 0.16)) +
    path(
      'M186,318 L150,346 L214,392 L224,356 L234,392 L298,346 L262,318 C246,344 202,344 186,318Z',
      mix(shirt, '#ffffff', 0.4),
    ),
  shirt: (cloth: Hex) =>
    path(SHOULDERS, cloth) +
    path(
      'M186,316 L170,342 L210,378 L224,350 L238,378 L278,342 L262,316 C246,340 202,340 186,316Z',
      mix(cloth, '#ffffff', 0.16),
    ) +
    svg`<path d="M224,352 V460" stroke="${mix(cloth, '#000000', 0.3)}" stroke-width="3"/>`,
} as const satisfies Record<string, (cloth: Hex, shirt: Hex) => string>;

/** Name of clothes. */
export type ClothesName = keyof typeof clothes;
