import { circle, path, place, repeat, svg } from './svg.ts';

/** What a small figure wears or holds. */
export type FigureKind = 'plain' | 'umbrella' | 'hat';

const COAT =
  'M-3.4,-88 L3.4,-88 C8,-84 13,-83 15,-77 C17,-67 17,-55 16,-46 L12.6,-46 C13.5,-38 14,-30 14.5,-24 L7.5,-24 L6.8,0 L1.6,0 L.6,-24 L-.6,-24 L-2.4,0 L-7.4,0 L-7.5,-24 L-14.5,-24 C-14,-32 -13.5,-38 -12.6,-46 L-16,-46 C-17,-56 -17,-66 -15,-77 C-13,-83 -8,-84 -3.4,-88 Z';
const UMBRELLA =
  'M-30,-98 C-26,-128 26,-128 30,-98 C20,-103 10,-103 0,-99 C-10,-103 -20,-103 -30,-98Z M-.9,-118 h1.8 v70 h-1.8Z';
const HAT = 'M-13,-95 L13,-95 L12,-97.5 L7,-98 L6,-106 L-6,-106 L-7,-98 L-12,-97.5Z';

/** Someone in a coat, seen from behind, with the feet at a point. */
export function figure(
  x: number,
  y: number,
  height: number,
  colour: string,
  kind: FigureKind,
): string {
  const extra = { plain: '', umbrella: path(UMBRELLA, colour), hat: path(HAT, colour) }[kind];
  return place(x, y, height / 100, circle(0, -92, 6.6, colour) + extra + path(COAT, colour));
}

/** Two people dancing, feet at a point. */
export function dancers(
  x: number,
  y: number,
  height: number,
  colour: string,
  dress: string,
): string {
  const he =
    'M-8,-84 C-14,-82 -19,-76 -20,-66 L-19,-44 L-23,0 L-16,0 L-10,-34 L-5,0 L2,0 L-1,-46 L1,-62 L20,-70 L30,-84 L27,-86 L17,-75 L0,-76 C-2,-82 -4,-84 -8,-84Z';
  const she =
    'M11,-80 C6,-78 4,-72 4,-64 L6,-50 C0,-36 -2,-22 -1,-11 C10,-6 26,-7 40,-16 C33,-26 27,-36 22,-50 C24,-60 22,-68 21,-72 L31,-83 L28,-86 L19,-78 C16,-81 14,-81 11,-80Z M8,-10 L6,0 L11,0 L13,-9Z M24,-12 L33,-1 L37,-3 L29,-14Z';
  const heads =
    circle(-7, -92, 7, colour) + circle(12, -88, 6.4, colour) + circle(17.5, -91, 3.6, colour);
  return place(x, y, height / 100, path(she, dress) + path(he, colour) + heads);
}

/** Someone running to the right; the origin is the hip. */
export function runner(x: number, y: number, height: number, colour: string): string {
  const limbs = (d: string, weight: number) =>
    svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const body =
    path('M-6,2 C-8,-10 2,-32 10,-38 C16,-42 24,-38 23,-31 C20,-18 12,-4 8,4Z', colour) +
    circle(25, -48, 8, colour) +
    limbs('M2,0 L24,8 L22,34 L30,36', 9) +
    limbs('M-1,1 L-14,22 L-38,22 L-42,30', 9) +
    limbs('M18,-33 L32,-18 L48,-26', 6.5) +
    limbs('M10,-34 L-10,-32 L-20,-14', 6.5);
  return place(x, y, height / 100, body);
}

/** A wolf howling to the right, paws at a point. */
export function wolf(x: number, y: number, height: number, colour: string): string {
  const d =
    'M-34,0 L-30,-6 C-40,-14 -42,-30 -34,-40 C-26,-50 -12,-54 -4,-64 C0,-70 0,-76 4,-82 L0,-90 L9,-87 L36,-112 L39,-108 L33,-99 L37,-97 L26,-84 C24,-74 25,-66 22,-58 C20,-50 16,-44 16,-36 L18,-6 L23,0 L10,0 L8,-22 L4,-24 L2,-6 L7,0 L-8,0 L-10,-18 C-14,-14 -18,-12 -20,-8 L-16,0Z M-30,-6 C-46,-4 -58,-12 -62,-24 C-54,-18 -44,-18 -36,-22Z';
  return place(x, y, height / 112, path(d, colour));
}

/** Outline of a head and shoulders in profile, facing right, in a box of about 140 by 152. */
export const PROFILE =
  'M-22,152 C-14,128 8,121 26,113 C30,105 29,96 23,88 C10,76 5,57 10,41 C15,20 34,8 54,10 C70,11 80,20 82,33 C83,38 81,42 82.5,46 C84,51 89,58 92,64 C93,67 90,68.6 86,69 C84.6,71 85.6,73 88,76 C88.4,78 86,79.4 84.6,80 C87,82 87,85.5 84.6,87.5 C83.6,89.5 86,92 85,96.5 C83,103 74,103.5 66,101.5 C60,100.5 57,105 57.5,111 C60,119 70,123 82,128 C100,134 112,142 118,152 Z';

/** Thin rain over a picture. */
export function rainStroke(
  x: number,
  y: number,
  length: number,
  weight: number,
  opacity: number,
): string {
  return svg`<path d="M${x},${y} l${-length * 0.14},${length}" stroke="#ffffff" stroke-width="${weight}" opacity="${opacity}"/>`;
}

/** Blades of grass along the foot of a picture. */
export function grass(
  width: number,
  y: number,
  height: number,
  count: number,
  colour: string,
  next: () => number,
): string {
  return repeat(count, () => {
    const x = next() * width;
    const tall = height * (0.35 + 0.65 * next());
    const lean = (next() - 0.4) * tall * 0.5;
    return svg`<path d="M${x},${y} Q${x + lean * 0.2},${y - tall * 0.6} ${x + lean},${y - tall} Q${x + lean * 0.2 + tall * 0.06},${y - tall * 0.5} ${x + tall * 0.07},${y}Z" fill="${colour}"/>`;
  });
}

/** Someone singing into a microphone on a stand, feet at a point. */
export function singer(
  x: number,
  y: number,
  height: number,
  colour: string,
  dress: string,
): string {
  const gown =
    'M-9,-80 C-4,-84 6,-84 11,-80 C13,-68 10,-58 9,-50 C14,-34 20,-14 24,0 H-22 C-18,-16 -12,-34 -7,-50 C-9,-60 -11,-70 -9,-80Z';
  const arms =
    'M10,-78 C18,-74 22,-66 21,-58 L34,-74 L38,-71 L23,-48 C18,-50 14,-60 11,-66Z M-9,-78 C-16,-72 -19,-60 -18,-48 L-14,-34 L-18,-32 L-24,-48 C-25,-62 -18,-76 -11,-80Z';
  const stand =
    svg`<path d="M40,0 V-84 L33,-92" fill="none" stroke="${colour}" stroke-width="2"/>` +
    path('M28,0 H52 L50,-3 H30Z', colour) +
    circle(31, -95, 3.6, colour);
  return place(
    x,
    y,
    height / 100,
    stand +
      path(gown, dress) +
      path(arms, colour) +
      circle(2, -90, 7, colour) +
      path('M-6,-92 C-8,-104 10,-106 10,-94 C14,-84 8,-78 -2,-80 C-8,-82 -7,-88 -6,-92Z', colour),
  );
}
