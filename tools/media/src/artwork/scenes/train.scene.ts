import type { Scene, Stage } from '../artwork.types.ts';
import { glints, glow, mist, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { blur, circle, linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';
import { ridge } from '../drawing/terrain.ts';

const CAR = 190;

/** A passenger car 184 by 54 with people behind some windows. */
function car({ random, palette }: Stage): string {
  const windows = repeat(7, (index) => {
    const isLit = random.chance(0.82);
    const left = 12 + index * 24;
    const pane = svg`<rect x="${left}" y="12" width="16" height="19" rx="2" fill="${isLit ? palette.light : '#1b1d26'}" opacity="${isLit ? random.between(0.75, 1) : 1}"/>`;
    return (
      pane +
      (isLit && random.chance(0.35)
        ? circle(left + 8, 24, 4, '#120d0a') + path(svg`M${left + 2},31 q6,-6 12,0Z`, '#120d0a')
        : '')
    );
  });
  return svg`<rect width="184" height="54" rx="6" fill="#07080c"/><rect y="4" width="184" height="2" fill="${palette.accent}" opacity=".5"/>${windows}`;
}

/** A steam engine heading left, its origin at the cow-catcher's foot. */
const ENGINE =
  'M0,0 L26,-16 H34 V-34 H28 V-60 H40 L38,-84 H34 V-92 H62 V-84 H58 L56,-60 H88 C88,-72 104,-72 104,-60 H134 V-86 H126 V-94 H206 V-86 H198 V-16 H212 V0Z';

function smoke(stage: Stage, x: number, y: number, scale: number): string {
  const { random, palette } = stage;
  const puffs = repeat(13, (index) =>
    circle(
      x + (index * 20 + random.between(-8, 8)) * scale,
      y - (index * 5 + random.between(0, 16)) * scale,
      (13 + index * 3.4) * scale,
      mix(palette.light, palette.sky[1], 0.3 + index * 0.045),
      0.72 - index * 0.042,
    ),
  );
  return svg`<g filter="${blur(stage, 2.4 * scale)}">${puffs}</g>`;
}

function viaduct(stage: Stage, top: number, foot: number, unit: number): string {
  const { width } = stage;
  const pitch = 62 * unit;
  const arches = repeat(Math.ceil(width / pitch) + 1, (index) => {
    const x = index * pitch - pitch * 0.4;
    return path(
      svg`M${x},${top + 5 * unit} h${14 * unit} V${foot} h${-14 * unit}Z M${x + 14 * unit},${top + 36 * unit} Q${x + 38 * unit},${top + 2 * unit} ${x + pitch},${top + 36 * unit} V${top} H${x + 14 * unit}Z`,
      '#050609',
    );
  });
  return rect(0, top, width, 6 * unit, '#050609') + arches;
}

/** A lit train on a viaduct above water; `steam` puts an engine with smoke before the cars. */
export const train: Scene = (stage) => {
  const { width, height, palette, variant, isWide, random } = stage;
  const span = freeHeight(stage);
  const unit = span / (isWide ? 440 : 470);
  const rail = yAt(stage, 0.76);
  const water = yAt(stage, 0.97);
  const x = subjectX(stage, 0.02);
  const isSteam = variant === 'steam';
  const front = isWide ? width * 0.46 : width * (isSteam ? 0.06 : -0.1);
  const first = front + (isSteam ? 222 * unit : 0);
  const moon = { x: isWide ? width * 0.74 : width * 0.72, y: yAt(stage, 0.16) };
  const radius = Math.min(width, span) * (isSteam ? 0.12 : 0.08);
  return {
    svg: [
      sky(stage, [
        [0, palette.sky[0]],
        [0.5, palette.sky[1]],
        [0.72, palette.sky[2]],
        [1, palette.ink],
      ]),
      palette.isDark ? stars(stage, yAt(stage, 0.5), 140) : '',
      glow(stage, moon.x, moon.y, radius * 4, palette.light, 0.5),
      circle(moon.x, moon.y, radius, palette.light),
      repeat(
        3,
        (index) =>
          ridge(
            stage,
            {
              y: yAt(stage, 0.5 + index * 0.09),
              swing: span * (0.24 - 0.05 * index),
              roughness: 0.5,
            },
            mix(palette.sky[2], palette.ink, 0.3 + index * 0.22),
          ) + mist(stage, yAt(stage, 0.62 + index * 0.08), span * 0.14, palette.sky[2], 0.3),
      ),
      glow(stage, x, rail - 20 * unit, span * 0.5, palette.light, 0.3),
      isSteam ? smoke(stage, front + 48 * unit, rail - 100 * unit, unit) : '',
      repeat(Math.ceil((width - first) / (CAR * unit)) + 1, (index) =>
        place(first + index * CAR * unit, rail - 54 * unit, unit, car(stage)),
      ),
      isSteam
        ? place(front, rail, unit, path(ENGINE, '#07080c') + circle(30, -48, 4, palette.light)) +
          glow(stage, front + 28 * unit, rail - 48 * unit, 44 * unit, palette.light, 0.9)
        : '',
      viaduct(stage, rail, water + 10 * unit, unit),
      rect(
        0,
        water,
        width,
        height - water,
        linear(stage, [
          [0, mix(palette.sky[2], palette.ink, 0.62)],
          [1, palette.ink],
        ]),
      ),
      glints(stage, isWide ? x : width * random.between(0.4, 0.5), water, 60, 0.7),
    ].join(''),
    focus: { x: isWide ? x : width / 2, y: yAt(stage, 0.6) },
  };
};
