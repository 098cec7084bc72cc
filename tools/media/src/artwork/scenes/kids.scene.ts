import type { Hex, Scene, Stage } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { creatures, type CreatureName } from '../people/creatures.ts';
import { circle, linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';

const INK = '#1b1b28';

/** Two eyes looking right and a smile, on a body about 200 wide. */
const looks = (y: number) =>
  [
    circle(-26, y, 22, '#ffffff'),
    circle(34, y, 22, '#ffffff'),
    circle(-20, y + 4, 11, INK),
    circle(39, y + 4, 11, INK),
    circle(-16, y, 3.6, '#ffffff'),
    circle(43, y, 3.6, '#ffffff'),
  ].join('');

const smile = (y: number) =>
  svg`<path d="M-18,${y} Q4,${y + 22} 28,${y - 2}" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>`;

function hedgehog(): string {
  const quills = repeat(15, (index) => {
    const angle = Math.PI * (0.92 + (index / 14) * 1.08);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return path(
      svg`M${-8 + x * 88 - y * 20},${20 + y * 88 + x * 20} L${-8 + x * 142},${20 + y * 142} L${-8 + x * 88 + y * 20},${20 + y * 88 - x * 20}Z`,
      index % 2 ? '#7a4a3a' : '#5f3830',
    );
  });
  return [
    quills,
    circle(-8, 20, 104, '#5f3830'),
    path(
      'M-70,100 C-92,20 -52,-48 14,-46 C66,-44 92,-6 112,26 C128,40 118,52 104,54 C102,82 84,102 60,106 Z',
      '#ffd9a8',
    ),
    circle(115, 36, 13, INK),
    looks(6),
    smile(64),
    svg`<ellipse cx="-30" cy="106" rx="26" ry="12" fill="#5f3830"/><ellipse cx="50" cy="108" rx="26" ry="12" fill="#5f3830"/>`,
    circle(70, 56, 10, '#ff8f7a', 0.7),
  ].join('');
}

function captainCat(fur: Hex): string {
  return [
    path('M92,96 C150,90 158,40 132,8 C128,2 138,-4 144,4 C178,46 166,116 100,116Z', fur),
    path('M-100,110 C-124,-70 124,-70 100,110Z', fur),
    path('M-88,8 L-96,-84 L-34,-36Z M88,8 L96,-84 L34,-36Z', fur),
    path('M-78,-22 L-84,-64 L-54,-42Z M78,-22 L84,-64 L54,-42Z', '#ffb3a7'),
    path('M-44,110 C-50,40 58,40 52,110Z', '#fff3dd'),
    looks(8),
    path('M-4,34 h16 l-8,9Z', '#e0576b'),
    svg`<path d="M4,42 Q-8,58 -22,50 M4,42 Q16,58 30,50" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`,
    svg`<path d="M-52,40 L-104,32 M-52,50 L-102,58 M60,40 L112,32 M60,50 L110,58" stroke="#ffffff" stroke-width="3.4" stroke-linecap="round"/>`,
    path(
      'M-62,-38 C-70,-74 -58,-86 4,-90 C66,-86 78,-74 70,-38 C30,-52 -22,-52 -62,-38Z',
      '#ffffff',
    ),
    path('M-62,-38 C-22,-54 30,-54 70,-38 L72,-24 C30,-40 -22,-40 -64,-24Z', '#1e3a6e'),
    svg`<g fill="none" stroke="#f2b632" stroke-width="5" stroke-linecap="round"><path d="M4,-80 V-60 M-6,-70 C-6,-58 14,-58 14,-70 M-2,-76 H10"/></g>`,
    path('M-60,88 Q0,116 64,88 L60,104 Q0,132 -58,104Z', '#e0433c'),
  ].join('');
}

function cloud(x: number, y: number, size: number): string {
  return svg`<g fill="#ffffff" opacity=".88">${[circle(x, y, size, '#ffffff'), circle(x + size * 1.1, y + size * 0.2, size * 0.75, '#ffffff'), circle(x - size, y + size * 0.25, size * 0.65, '#ffffff')]}<rect x="${x - size * 1.6}" y="${y + size * 0.25}" width="${size * 3.4}" height="${size * 0.66}" rx="${size * 0.3}"/></g>`;
}

function comet(stage: Stage, x: number, y: number, size: number): string {
  const { palette } = stage;
  const tail = linear(
    stage,
    [
      [0, palette.light, 0],
      [1, palette.light, 0.95],
    ],
    { x1: 0, y1: 0, x2: 1, y2: 1 },
  );
  const star = repeat(5, (index) => {
    const at = (turn: number, reach: number) =>
      svg`${x + Math.sin(((index + turn) * 2 * Math.PI) / 5) * reach},${y - Math.cos(((index + turn) * 2 * Math.PI) / 5) * reach}`;
    return `${index === 0 ? 'M' : 'L'}${at(0, size)} L${at(0.5, size * 0.5)} `;
  });
  return (
    path(
      svg`M${x - size * 4.4},${y - size * 3.4} Q${x - size * 1.4},${y - size * 1.9} ${x + size * 0.3},${y - size * 0.6} L${x - size * 0.6},${y + size * 0.4} Q${x - size * 2},${y - size * 1.5} ${x - size * 4.4},${y - size * 3.4}Z`,
      tail,
    ) +
    svg`<path d="${star}Z" fill="${palette.light}" stroke="${palette.light}" stroke-width="${size * 0.3}" stroke-linejoin="round"/>`
  );
}

function hills(stage: Stage): string {
  const { width, height, random, palette, isWide, unit } = stage;
  const span = freeHeight(stage);
  const crowns: readonly [string, ...string[]] = [
    palette.light,
    '#ffffff',
    palette.sky[1],
    '#ff7a59',
  ];
  return [0, 1, 2]
    .map((layer) => {
      const y = yAt(stage, 0.52 + layer * 0.2);
      const land = path(
        svg`M0,${y + span * 0.03} Q${width * 0.25},${y - span * 0.13} ${width * 0.5},${y + span * 0.01} T${width},${y - span * 0.02} V${height} H0Z`,
        mix(palette.accent, palette.ink, layer * 0.24),
      );
      const trees = repeat(isWide ? 4 : 3, (index) => {
        const x = isWide
          ? width * (0.06 + index * 0.27 + random.between(-0.04, 0.04))
          : width * ([0.07, 0.93, 0.2][index] ?? 0.5) + random.between(-0.02, 0.02) * width;
        const size = span * random.between(0.035, 0.055);
        // Nothing grows out of the creature.
        if (isWide ? Math.abs(x - width * 0.65) < span * 0.5 : index === 2 && layer > 0) return '';
        return (
          rect(x - 2 * unit, y - size * 0.8, 4 * unit, size * 2.4, palette.ink) +
          circle(x, y - size * 1.2, size, random.pick(crowns))
        );
      });
      return land + trees;
    })
    .join('');
}

function waves(stage: Stage): string {
  const { width, height, palette } = stage;
  const span = freeHeight(stage);
  return repeat(3, (layer) => {
    const y = yAt(stage, 0.84 + layer * 0.1);
    const pitch = span * 0.16;
    const crests = repeat(
      Math.ceil(width / pitch) + 2,
      () => svg`q${pitch / 2},${pitch * 0.34} ${pitch},0 `,
    );
    return path(
      svg`M${-pitch * (1 - layer * 0.33)},${y} ${crests}V${height} H-${pitch}Z`,
      mix(palette.sky[0], '#0b4f8a', 0.3 + layer * 0.28),
    );
  });
}

/** Coat, second colour and home of the creatures that only peep out. */
const peepers: Readonly<Record<CreatureName, readonly [coat: Hex, spare: Hex, isAtSea: boolean]>> =
  {
    bear: ['#8a5a3c', '#f0cfa8', false],
    cyclops: ['#e0567a', '#ffe66d', false],
    dragon: ['#45c4b0', '#ffd23f', false],
    fox: ['#ff8a3d', '#fff1de', false],
    octopus: ['#e0437a', '#ffc2d6', true],
    owl: ['#5b3f9e', '#e9d6ff', false],
    rabbit: ['#f6e7e2', '#f58fa0', false],
    whale: ['#3560c9', '#dff0ff', true],
  };

const isPeeper = (name: string): name is CreatureName => name in peepers;

/** A toy balloon on a string; the hand is at a point. */
const balloon = (x: number, y: number, size: number, colour: string) =>
  svg`<path d="M${x},${y} q${size * 0.2},${-size * 0.6} 0,${-size * 1.1}" fill="none" stroke="${INK}" stroke-width="${size * 0.03}"/>` +
  svg`<ellipse cx="${x}" cy="${y - size * 1.6}" rx="${size * 0.42}" ry="${size * 0.52}" fill="${colour}"/><ellipse cx="${x - size * 0.14}" cy="${y - size * 1.76}" rx="${size * 0.08}" ry="${size * 0.14}" fill="#ffffff" opacity=".6" transform="rotate(20 ${x - size * 0.14} ${y - size * 1.76})"/>`;

/** A creature that peeps out from behind a hill or a wave, with a balloon now and then. */
function peeper(stage: Stage, name: CreatureName, x: number): string {
  const { random, palette, height, isWide } = stage;
  const span = freeHeight(stage);
  const [coat, spare, isAtSea] = peepers[name];
  const scale = (span * (isWide ? 0.76 : 0.6)) / 224;
  const top = yAt(stage, 0.92) - 224 * scale;
  const front = yAt(stage, 0.84);
  const hand = { x: x + 84 * scale, y: yAt(stage, 0.86) };
  const hill = path(
    svg`M-5,${height} V${front + span * 0.06} Q${x - span * 0.4},${front - span * 0.02} ${x},${front + span * 0.03} T${stage.width + 5},${front} V${height}Z`,
    mix(palette.accent, palette.ink, 0.3),
  );
  return (
    (random.chance(0.5)
      ? balloon(
          hand.x,
          hand.y,
          span * 0.22,
          random.pick([palette.light, '#ff7a59', palette.sky[1]]),
        )
      : '') +
    place(x - 112 * scale, top, scale, creatures[name](coat, spare)) +
    (isAtSea ? '' : hill)
  );
}

/**
 * One creature with eyes: a `hedgehog` on hills under a comet, a `captain`, a cat at sea in a boat, or one of the
 * avatars' creatures by its name.
 */
export const kids: Scene = (stage) => {
  const { width, height, palette, variant, isWide } = stage;
  const span = freeHeight(stage);
  const isCaptain = variant === 'captain';
  const x = subjectX(stage, 0.01);
  const scale = Math.min(span / (isCaptain ? 380 : 400), (width * 0.92) / (isCaptain ? 470 : 300));
  const y = yAt(stage, isCaptain ? (isWide ? 0.46 : 0.54) : 0.6);
  const side = isWide ? x : width / 2;
  const boat =
    path('M-190,92 H196 C190,160 150,200 100,206 H-96 C-150,200 -184,160 -190,92Z', '#e0433c') +
    path('M-194,84 H200 V108 H-192Z', '#fff3dd') +
    circle(-90, 148, 16, '#fff3dd') +
    circle(0, 148, 16, '#fff3dd') +
    circle(90, 148, 16, '#fff3dd') +
    path('M150,88 V-120 h8 V88Z', palette.ink) +
    path('M158,-118 L236,-92 L158,-66Z', palette.light);
  const isAtSea = isCaptain || (isPeeper(variant) && peepers[variant][2]);
  const creature = isPeeper(variant)
    ? peeper(stage, variant, x)
    : isCaptain
      ? place(x, y, scale, captainCat('#f2913d') + boat)
      : svg`<ellipse cx="${x}" cy="${y + 112 * scale}" rx="${120 * scale}" ry="${16 * scale}" fill="#000000" opacity=".2"/>` +
        place(x, y, scale, hedgehog());
  return {
    svg: [
      rect(
        0,
        0,
        width,
        height,
        linear(stage, [
          [0, mix(palette.sky[0], palette.sky[1], 0.6)],
          [1, palette.sky[2]],
        ]),
      ),
      isAtSea
        ? circle(side + span * (isWide ? -0.62 : 0.3), yAt(stage, 0.1), span * 0.1, palette.light)
        : comet(stage, side + span * (isWide ? 0.46 : 0.24), yAt(stage, 0.2), span * 0.085),
      cloud(side - span * 0.34, yAt(stage, 0.14), span * 0.05),
      isWide ? cloud(width * 0.16, height * 0.2, span * 0.06) : '',
      isAtSea ? cloud(side + span * 0.28, yAt(stage, 0.24), span * 0.045) : '',
      isAtSea ? '' : hills(stage),
      creature,
      isAtSea ? waves(stage) : '',
    ].join(''),
    focus: { x, y },
  };
};
