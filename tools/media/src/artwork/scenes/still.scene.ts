import type { Hex, Scene, Stage } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';

type Thing = (stage: Stage, colour: Hex) => string;

const lit = (colour: Hex) => mix(colour, '#ffffff', 0.24);

const bottle: Thing = ({ palette }, colour) =>
  path('M-9,-150 H9 V-112 C9,-100 26,-94 26,-76 V0 H-26 V-76 C-26,-94 -9,-100 -9,-112Z', colour) +
  path(
    'M4,-150 H9 V-112 C9,-100 26,-94 26,-76 V0 H14 V-76 C14,-94 4,-100 4,-112Z',
    palette.ink,
    0.2,
  ) +
  rect(-26, -58, 52, 34, palette.paper) +
  rect(-18, -48, 36, 4, palette.accent) +
  rect(-11, -158, 22, 12, mix(palette.ink, palette.accent, 0.3));

const cup: Thing = ({ palette }, colour) =>
  svg`<path d="M34,-34 a18,14 0 0 1 2,26" fill="none" stroke="${colour}" stroke-width="8"/>` +
  path('M-40,-48 H40 C40,-14 26,0 12,0 H-12 C-26,0 -40,-14 -40,-48Z', colour) +
  path('M8,-48 H40 C40,-14 26,0 12,0 H4 C16,-8 14,-30 8,-48Z', palette.ink, 0.16) +
  svg`<ellipse cx="0" cy="-48" rx="40" ry="7" fill="${mix(palette.ink, palette.accent, 0.3)}"/><ellipse cx="0" cy="1" rx="58" ry="6" fill="${lit(colour)}"/>` +
  repeat(
    3,
    (index) =>
      svg`<path d="M${-16 + index * 16},-66 q-9,-14 0,-26 t0,-26" fill="none" stroke="${palette.paper}" stroke-width="4" stroke-linecap="round" opacity=".75"/>`,
  );

const pear: Thing = ({ palette }, colour) =>
  path(
    'M0,-76 C12,-76 12,-56 20,-44 C34,-26 30,0 0,0 C-30,0 -34,-26 -20,-44 C-12,-56 -12,-76 0,-76Z',
    colour,
  ) +
  path('M4,-76 C14,-72 12,-56 20,-44 C34,-26 30,0 0,0 C22,-8 18,-40 4,-76Z', palette.ink, 0.18) +
  svg`<path d="M0,-74 q2,-12 9,-17" fill="none" stroke="${palette.ink}" stroke-width="3.6" stroke-linecap="round"/>` +
  path('M4,-84 C16,-98 30,-94 34,-88 C24,-80 12,-78 4,-84Z', mix(palette.accent, palette.ink, 0.4));

const orange: Thing = ({ palette }, colour) =>
  circle(0, -27, 28, colour) +
  path('M6,-54 A28,28 0 0 1 0,1 A34,34 0 0 0 6,-54Z', palette.ink, 0.18) +
  circle(-9, -37, 5, lit(colour)) +
  circle(2, -50, 2.6, palette.ink);

const slice: Thing = ({ palette }, colour) =>
  path('M-40,0 A40,40 0 0 1 40,0Z', colour) +
  path('M-32,0 A32,32 0 0 1 32,0Z', palette.paper) +
  repeat(4, (index) => {
    const at = (angle: number) => svg`${Math.cos(angle) * 28},${Math.sin(angle) * 28}`;
    const from = Math.PI * (1.03 + index * 0.245);
    return path(svg`M0,-1 L${at(from)} A28,28 0 0 1 ${at(from + Math.PI * 0.2)}Z`, lit(colour));
  });

const flowers: Thing = ({ palette, random }, colour) =>
  repeat(5, (index) => {
    const lean = -34 + index * 17 + random.between(-4, 4);
    const tall = 62 + (index % 3) * 20 + random.between(0, 14);
    const bloom = [palette.accent, palette.light, palette.paper][index % 3] ?? palette.accent;
    const [x, y] = [lean * 1.05, -70 - tall];
    return (
      svg`<path d="M0,-60 Q${lean * 0.3},${-70 - tall * 0.4} ${x},${y}" fill="none" stroke="${mix(palette.ink, '#4fb06d', 0.5)}" stroke-width="3.4"/>` +
      repeat(
        6,
        (petal) =>
          svg`<ellipse cx="${x}" cy="${y - 11}" rx="7.4" ry="12" fill="${bloom}" transform="rotate(${petal * 60} ${x} ${y})"/>`,
      ) +
      circle(x, y, 6.4, mix(palette.ink, palette.accent, 0.3))
    );
  }) +
  path(
    'M-20,-86 H20 C14,-66 34,-50 34,-26 C34,-8 24,0 16,0 H-16 C-24,0 -34,-8 -34,-26 C-34,-50 -14,-66 -20,-86Z',
    colour,
  ) +
  path(
    'M8,-86 H20 C14,-66 34,-50 34,-26 C34,-8 24,0 16,0 H4 C20,-14 18,-60 8,-86Z',
    palette.ink,
    0.18,
  ) +
  svg`<path d="M-32,-36 q32,14 64,0" fill="none" stroke="${palette.paper}" stroke-width="4"/>`;

const samovar: Thing = ({ palette }, colour) =>
  path(
    'M-16,0 H16 L22,-8 H-22Z M-12,-8 H12 L14,-22 H-14Z M-34,-24 C-44,-60 -36,-84 -26,-92 H26 C36,-84 44,-60 34,-24Z M-20,-94 H20 V-104 H-20Z M-12,-104 C-18,-126 18,-126 12,-104Z',
    colour,
  ) +
  path('M10,-92 H26 C36,-84 44,-60 34,-24 H12 C22,-50 20,-76 10,-92Z', palette.ink, 0.2) +
  svg`<path d="M-36,-76 q-18,4 -8,18 M36,-76 q18,4 8,18" fill="none" stroke="${colour}" stroke-width="6"/>` +
  path('M-38,-40 h-16 v16 h8 v-8 h8Z', mix(colour, palette.ink, 0.25));

const sets: Record<string, readonly (readonly [thing: Thing, away: number, size: number])[]> = {
  fruit: [
    [bottle, -62, 1.18],
    [orange, 58, 1.1],
    [pear, -4, 1.1],
    [slice, 104, 0.8],
  ],
  tea: [
    [samovar, -44, 1.5],
    [cup, 70, 0.92],
    [slice, 6, 0.62],
  ],
  flowers: [
    [flowers, -16, 1.24],
    [orange, 74, 0.86],
    [pear, 112, 0.8],
  ],
};

/** A table by the window: `fruit` and a bottle, `tea`, or `flowers`. */
export const still: Scene = (stage) => {
  const { width, height, palette, random, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.01);
  const table = yAt(stage, 0.84);
  const scale = Math.min(span / 258, (width * 0.88) / 290);
  const wall = palette.sky[1];
  const cloth = mix(palette.sky[0], palette.ink, 0.12);
  const colours: readonly Hex[] = [
    mix(palette.sky[0], palette.ink, 0.35),
    palette.light,
    palette.accent,
    mix(palette.accent, palette.light, 0.45),
  ];
  const light = yAt(stage, 0.02);
  const lean = random.between(0.26, 0.42) * span;
  const pane = (left: number, top: number) =>
    path(
      svg`M${left},${top} h${span * 0.22} l${lean * 0.5},${span * 0.26} h${-span * 0.22}Z`,
      palette.light,
      0.4,
    );
  const things = (sets[variant] ?? sets['fruit'] ?? []).map(([thing, away, size], index) => {
    const left = x + away * scale;
    const shadow = path(
      svg`M${left - 24 * size * scale},${table} L${left + 30 * size * scale},${table} L${left + 150 * size * scale},${table + 30 * scale} L${left + 70 * size * scale},${table + 34 * scale}Z`,
      palette.ink,
      0.2,
    );
    return (
      shadow +
      place(
        left,
        table + index * 4 * scale,
        scale * size,
        thing(stage, colours[(index + random.whole(0, 1)) % colours.length] ?? palette.accent),
      )
    );
  });
  return {
    svg: [
      rect(0, 0, width, height, wall),
      ...[0, 1].flatMap((row) =>
        [0, 1].map((column) =>
          pane(
            x - span * 0.36 + column * span * 0.25 + row * lean * 0.56,
            light + row * span * 0.29,
          ),
        ),
      ),
      rect(0, table, width, height - table, cloth),
      rect(0, table, width, span * 0.012, mix(cloth, '#ffffff', 0.25)),
      ...things,
    ].join(''),
    focus: { x, y: yAt(stage, 0.55) },
  };
};
