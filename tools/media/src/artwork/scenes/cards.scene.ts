import type { Scene, Stage } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { PROFILE } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, path, place, rect, repeat, svg } from '../drawing/svg.ts';
import { measure, outline } from '../typography/faces.ts';

const PIPS = {
  hearts: 'M0,14 C-18,-2 -14,-16 -6,-16 C-2,-16 0,-12 0,-9 C0,-12 2,-16 6,-16 C14,-16 18,-2 0,14Z',
  spades:
    'M0,-16 C18,0 14,10 7,10 C4,10 2,8 1.4,5 L4,15 H-4 L-1.4,5 C-2,8 -4,10 -7,10 C-14,10 -18,0 0,-16Z',
  diamonds: 'M0,-16 L12,0 L0,16 L-12,0Z',
  clubs:
    'M0,-16 A7.4,7.4 0 0 1 6,-4 A7.4,7.4 0 1 1 1.6,6 L4,15 H-4 L-1.6,6 A7.4,7.4 0 1 1 -6,-4 A7.4,7.4 0 0 1 0,-16Z',
} as const;

const isSuit = (name: string): name is keyof typeof PIPS => name in PIPS;

const CROWN = 'M8,30 L2,-4 L22,14 L34,-14 L50,10 L70,-12 L74,14 L92,0 L84,32Z';
const HAT =
  'M12,30 C10,10 14,-12 24,-18 C34,-23 42,-15 52,-15 C62,-16 70,-22 78,-15 C84,-6 84,12 83,30 L113,36 C98,42 86,38 74,36 C52,32 28,34 4,40 C-8,43 -16,39 -16,33Z';

/** The upper half of a card 200 by 290 about its middle: someone in profile, the letter and the suit in the corner. */
function half(stage: Stage, suit: keyof typeof PIPS, ink: string, isQueen: boolean): string {
  const { palette, letter } = stage;
  const size = 40 / Math.max(0.9, measure(letter, 'didone', 1));
  const corner = outline(letter, 'didone', size, { x: -90, y: -108 });
  return (
    place(
      -26,
      -104,
      0.7,
      path(PROFILE, mix(palette.ink, palette.sky[0], 0.25)) +
        path(isQueen ? CROWN : HAT, ink) +
        path(
          'M-22,152 C-14,128 8,121 26,113 L57,111 C60,119 70,123 82,128 C100,134 112,142 118,152Z',
          ink,
        ),
    ) +
    svg`<g fill="${ink}">${corner}</g>` +
    place(-76, -84, 0.72, path(PIPS[suit], ink)) +
    place(66, -104, 1.1, path(PIPS[suit], ink, 0.9))
  );
}

/** A playing card with someone and their double: `hearts`, `spades`, `diamonds` or `clubs`. */
export const cards: Scene = (stage) => {
  const { width, height, palette, random, isWide, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.01);
  const y = yAt(stage, 0.5);
  const scale = Math.min(span * 0.96, isWide ? span : width * 1.22) / 310;
  const suit = isSuit(variant)
    ? variant
    : random.pick(['hearts', 'spades', 'diamonds', 'clubs'] as const);
  const isRed = suit === 'hearts' || suit === 'diamonds';
  const ink = isRed ? palette.accent : palette.ink;
  const ground = isRed ? palette.sky[1] : mix(palette.accent, palette.sky[0], 0.15);
  const turn = random.between(-7, 7);
  const isQueen = random.chance(0.5);
  const sides = half(stage, suit, ink, isQueen);
  const shape = '<rect x="-100" y="-145" width="200" height="290" rx="13"/>';
  const upper = clip(stage, '<path d="M-100,-145 H100 V0 H-100Z"/>');
  const backs = [14, 7].map(
    (lean) =>
      svg`<g transform="rotate(${turn + lean * (turn > 0 ? 1 : -1)})">${rect(-100, -145, 200, 290, 'none')}<rect x="-100" y="-145" width="200" height="290" rx="13" fill="${mix(palette.ink, palette.sky[0], 0.25)}" stroke="${palette.light}" stroke-width="3"/></g>`,
  );
  const pattern = repeat(isWide ? 44 : 40, (index) => {
    const columns = isWide ? 8 : 5;
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const left =
      (isWide ? width * 0.4 : 0) +
      ((column + (row % 2) * 0.5) / columns) * (isWide ? width * 0.64 : width * 1.1);
    const top = (row / (isWide ? 5 : 7)) * height;
    return place(left, top, scale * 0.8, path(PIPS[suit], mix(ground, palette.ink, 0.16)));
  });
  return {
    svg: [
      rect(0, 0, width, height, ground),
      pattern,
      circle(x, y, 178 * scale, ground, 0.9),
      svg`<g transform="translate(${x} ${y}) scale(${scale})">${backs}<g transform="rotate(${turn})"><g fill="${palette.paper}">${shape}</g>${rect(-88, -133, 176, 266, 'none')}<rect x="-58" y="-120" width="116" height="240" fill="${mix(palette.paper, palette.light, 0.5)}" stroke="${ink}" stroke-width="1.6"/><g clip-path="${upper}">${sides}</g><g transform="rotate(180)"><g clip-path="${upper}">${sides}</g></g>${rect(-58, -1.4, 116, 2.8, ink)}</g></g>`,
    ].join(''),
    focus: { x, y },
  };
};
