import type { Scene, Stage } from '../artwork.types.ts';
import { margins } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';

const line = (d: string, colour: string, weight: number, opacity = 1) =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" opacity="${opacity}"/>`;

function ball(x: number, y: number, radius: number, ink: string): string {
  const at = (index: number, reach: number) => {
    const angle = (index / 5) * Math.PI * 2 - Math.PI / 2;
    return svg`${x + Math.cos(angle) * reach},${y + Math.sin(angle) * reach}`;
  };
  const five = repeat(5, (index) => `${index === 0 ? 'M' : 'L'}${at(index, radius * 0.4)} `);
  const seams = repeat(5, (index) =>
    line(`M${at(index, radius * 0.4)} L${at(index, radius * 0.95)}`, ink, radius * 0.09),
  );
  const edges = repeat(5, (index) =>
    path(
      `M${at(index - 0.16, radius * 0.99)} L${at(index, radius * 0.72)} L${at(index + 0.16, radius * 0.99)}Z`,
      ink,
    ),
  );
  return (
    circle(x, y, radius, '#ffffff') +
    path(`${five}Z`, ink) +
    seams +
    edges +
    path(
      svg`M${x},${y - radius} A${radius},${radius} 0 0 1 ${x},${y + radius} A${radius * 1.25},${radius * 1.25} 0 0 0 ${x},${y - radius}Z`,
      ink,
      0.16,
    )
  );
}

/** A swimmer from above, head up, 100 long, with the wake. */
const swimmer = (skin: string, suit: string, cap: string) =>
  path(
    'M-30,8 Q-10,2 -14,40 Q-18,76 -30,110 Q0,90 30,110 Q18,76 14,40 Q10,2 30,8 Q0,-8 -30,8Z',
    '#ffffff',
    0.3,
  ) +
  svg`<path d="M-12,-16 C-26,-30 -30,-44 -22,-58 M12,-14 C24,-6 30,10 27,26" fill="none" stroke="${skin}" stroke-width="8.5" stroke-linecap="round"/>` +
  path('M-15,-18 C-10,-26 10,-26 15,-18 L10,22 H-10Z', skin) +
  path('M-11,12 L11,12 L12,32 L1,30 L-1,30 L-12,32Z', suit) +
  svg`<path d="M-6,32 L-9,62 M6,32 L8,58" stroke="${skin}" stroke-width="7.5" stroke-linecap="round"/>` +
  circle(0, -32, 9.4, cap);

function football(stage: Stage, x: number, y: number): string {
  const { width, height, palette, unit, isWide } = stage;
  const span = freeHeight(stage);
  const grass = palette.sky[1];
  const band = span * 0.14;
  const stripes = repeat(Math.ceil((width + height) / band) + 2, (index) =>
    index % 2
      ? ''
      : rect(-height + index * band, -height, band, height * 3, mix(grass, palette.ink, 0.12)),
  );
  const white = mix(palette.paper, '#ffffff', 0.5);
  const radius = span * 0.3;
  return (
    rect(0, 0, width, height, grass) +
    svg`<g transform="rotate(24 ${x} ${y})">${stripes}${line(svg`M${x - width * 2},${y} H${x + width * 2}`, white, 5 * unit, 0.85)}<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${white}" stroke-width="${5 * unit}" opacity=".85"/></g>` +
    (isWide ? rect(0, 0, width * 0.45, height, grass, 0.55) : '') +
    margins(stage, grass, 0.75) +
    path(
      svg`M${x},${y + span * 0.02} l${span * 0.34},${span * 0.2} a${span * 0.1},${span * 0.08} 28 0 1 ${-span * 0.12},${span * 0.13}Z`,
      palette.ink,
      0.3,
    ) +
    ball(x, y, span * 0.13, palette.ink)
  );
}

function rink(stage: Stage, x: number, y: number): string {
  const { width, height, palette, unit, random } = stage;
  const span = freeHeight(stage);
  const ice = mix(palette.paper, '#ffffff', 0.4);
  const scars = repeat(40, () => {
    const [left, top] = [random.next() * width, random.next() * height];
    return line(
      svg`M${left},${top} q${random.between(-60, 60) * unit},${random.between(10, 60) * unit} ${random.between(-40, 120) * unit},${random.between(40, 120) * unit}`,
      mix(palette.sky[1], ice, 0.3),
      0.9 * unit,
      0.4,
    );
  });
  const red = palette.accent;
  return (
    rect(0, 0, width, height, ice) +
    scars +
    svg`<g transform="rotate(-14 ${x} ${y})">${rect(x - width * 2, y - span * 0.02, width * 4, span * 0.03, red)}${rect(x - width * 2, y - span * 0.52, width * 4, span * 0.045, palette.sky[0])}${rect(x - width * 2, y + span * 0.46, width * 4, span * 0.045, palette.sky[0])}<circle cx="${x}" cy="${y}" r="${span * 0.27}" fill="none" stroke="${red}" stroke-width="${6 * unit}"/>${circle(x, y, span * 0.02, red)}</g>` +
    margins(stage, ice) +
    svg`<ellipse cx="${x + span * 0.05}" cy="${y + span * 0.05}" rx="${span * 0.1}" ry="${span * 0.06}" fill="${palette.ink}" opacity=".2"/><path d="M${x - span * 0.09},${y} v${span * 0.035} a${span * 0.09},${span * 0.055} 0 0 0 ${span * 0.18},0 v${-span * 0.035}Z" fill="${palette.ink}"/><ellipse cx="${x}" cy="${y}" rx="${span * 0.09}" ry="${span * 0.055}" fill="${mix(palette.ink, palette.sky[2], 0.22)}"/>` +
    line(
      svg`M${x - span * 0.1},${y - span * 0.05} Q${x - span * 0.3},${y - span * 0.26} ${x - span * 0.2},${y - span * 0.46}`,
      palette.ink,
      2 * unit,
      0.3,
    )
  );
}

function pool(stage: Stage, x: number, y: number): string {
  const { width, height, palette, unit, random, isWide } = stage;
  const span = freeHeight(stage);
  const lane = Math.min(width, span) * 0.3;
  const water = palette.sky[1];
  const glints = repeat(70, () => {
    const [left, top] = [random.next() * width, random.next() * height];
    return line(
      svg`M${left},${top} q${8 * unit},${-6 * unit} ${16 * unit},0 t${16 * unit},0`,
      palette.paper,
      1.6 * unit,
      random.between(0.12, 0.4),
    );
  });
  const ropes = repeat(isWide ? 3 : 4, (index) => {
    const left = x + (index - (isWide ? 1 : 1.5)) * lane;
    return repeat(Math.ceil(height / (18 * unit)), (bead) =>
      circle(
        left,
        (bead + 0.5) * 18 * unit,
        6.4 * unit,
        Math.floor(bead / 4) % 2 ? palette.paper : palette.accent,
      ),
    );
  });
  const tiles = repeat(isWide ? 2 : 3, (index) =>
    rect(
      x + (index - (isWide ? 0.5 : 1)) * lane - lane * 0.07,
      0,
      lane * 0.14,
      height,
      mix(water, palette.ink, 0.22),
    ),
  );
  const cap = palette.accent;
  return (
    rect(0, 0, width, height, water) +
    tiles +
    glints +
    ropes +
    margins(stage, water) +
    place(
      x - (isWide ? lane * 0.5 : 0),
      y,
      span / 260,
      swimmer('#e6b48e', mix(palette.ink, palette.sky[0], 0.3), cap),
    )
  );
}

function court(stage: Stage, x: number, y: number): string {
  const { width, height, palette, unit, isWide } = stage;
  const span = freeHeight(stage);
  const clay = palette.accent;
  const white = mix(palette.paper, '#ffffff', 0.6);
  const size = span * 0.1;
  return (
    rect(0, 0, width, height, mix(palette.sky[0], palette.ink, 0.1)) +
    svg`<g transform="rotate(-18 ${x} ${y})">${rect(isWide ? x - span * 0.55 : x - width * 0.62, -height, isWide ? width * 2 : width * 1.24, height * 3, clay)}${line(svg`M${isWide ? x - span * 0.55 : x - width * 0.62},${-height} V${height * 2} M${x + span * 0.02},${-height} V${height * 2} M${isWide ? x - span * 0.55 : x - width * 0.62},${y + span * 0.14} H${x + width * 2}`, white, 6 * unit)}</g>` +
    margins(stage, clay) +
    path(
      svg`M${x - span * 0.12},${y} l${span * 0.3},${span * 0.18} a${size * 0.8},${size * 0.8} 30 0 1 ${-span * 0.09},${span * 0.1}Z`,
      palette.ink,
      0.28,
    ) +
    circle(x - span * 0.14, y - span * 0.04, size, '#d9e94f') +
    line(
      svg`M${x - span * 0.14 - size * 0.92},${y - span * 0.07} Q${x - span * 0.14},${y - span * 0.02} ${x - span * 0.14 - size * 0.2},${y - span * 0.04 + size * 0.97} M${x - span * 0.14 + size * 0.3},${y - span * 0.04 - size * 0.95} Q${x - span * 0.13},${y - span * 0.05} ${x - span * 0.14 + size * 0.95},${y - span * 0.01}`,
      '#ffffff',
      4 * unit,
    )
  );
}

const grounds: Record<string, (stage: Stage, x: number, y: number) => string> = {
  football,
  rink,
  pool,
  court,
};

/** A sports ground from above and what is played there: `football`, `rink`, `pool` or `court`. */
export const pitch: Scene = (stage) => {
  const x = subjectX(stage, 0.05);
  const y = yAt(stage, stage.random.between(0.46, 0.54));
  return { svg: (grounds[stage.variant] ?? football)(stage, x, y), focus: { x, y } };
};
