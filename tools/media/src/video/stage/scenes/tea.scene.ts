import { createRidge, fillLand, fir } from '../paint/land.ts';
import { blended, type Brush, HEIGHT, paintLayer, placeEndless, WIDTH } from '../paint/layer.ts';
import { fillDown, glow, gradient } from '../paint/light.ts';
import { createRandom } from '../paint/random.ts';
import { swing } from '../paint/timing.ts';
import type { Scene } from '../scene.ts';

const GLASS_X = 1330;
const TABLE = 850;

const paintPassing = (seed: number, colour: string, base: number, trees: boolean) =>
  paintLayer(2600, 640, (brush) => {
    const random = createRandom(seed);
    const ridge = createRidge(random, 2600, 0.45);
    fillLand(brush, 2600, 640, (x) => base - ridge(x) * 42, colour);
    if (trees)
      for (let x = 60; x < 2540; x += random.between(50, 210))
        fir(brush, random, x, base + 24, random.between(140, 330));
  });

function drawGlass(brush: Brush, time: number) {
  const shake = swing(time, 0.17) * 0.8 * (0.5 + 0.5 * swing(time, 2.3));
  brush.save();
  brush.translate(GLASS_X + shake * 0.6, TABLE);
  brush.fillStyle = gradient(
    brush,
    [0, -400],
    [0, 0],
    [
      [0, '#e88a2a'],
      [0.5, '#b9500f'],
      [1, '#5f2206'],
    ],
  );
  brush.beginPath();
  brush.roundRect(-112, -370, 224, 350, [6, 6, 40, 40]);
  brush.fill();
  brush.fillStyle = '#f7b45a';
  brush.beginPath();
  brush.ellipse(0, -368 + shake, 112, 16, 0, 0, Math.PI * 2);
  brush.fill();
  brush.fillStyle = '#ffffff2c';
  brush.beginPath();
  brush.roundRect(-122, -440, 244, 430, [4, 4, 44, 44]);
  brush.fill();
  brush.fillStyle = '#ffffff55';
  brush.fillRect(-96, -428, 15, 250);
  brush.fillStyle = gradient(
    brush,
    [-140, 0],
    [140, 0],
    [
      [0, '#59636b'],
      [0.25, '#e6e3dc'],
      [0.5, '#8e979d'],
      [0.8, '#f7f3ea'],
      [1, '#4c555c'],
    ],
  );
  brush.beginPath();
  brush.roundRect(-134, -220, 268, 214, [8, 8, 46, 46]);
  brush.roundRect(-158, -18, 316, 18, 9);
  brush.fill();
  brush.strokeStyle = '#3a2410';
  brush.lineWidth = 5;
  brush.beginPath();
  for (let arch = 0; arch < 5; arch++) {
    brush.moveTo(-108 + arch * 46, -50);
    brush.lineTo(-108 + arch * 46, -122);
    brush.bezierCurveTo(-108 + arch * 46, -172, -76 + arch * 46, -172, -76 + arch * 46, -122);
    brush.lineTo(-76 + arch * 46, -50);
  }
  brush.stroke();
  brush.strokeStyle = '#c9ccca';
  brush.lineWidth = 24;
  brush.beginPath();
  brush.moveTo(132, -196);
  brush.bezierCurveTo(250, -210, 250, -40, 132, -56);
  brush.stroke();
  brush.save();
  brush.rotate(0.16 + shake * 0.006);
  brush.fillStyle = '#dfe0dc';
  brush.beginPath();
  brush.roundRect(-58, -560, 13, 330, 6);
  brush.ellipse(-51, -566, 22, 34, 0, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
  brush.restore();
}

function drawSteam(brush: Brush, time: number) {
  blended(brush, 'screen', () => {
    for (let puff = 0; puff < 16; puff++) {
      const age = (time / 4.2 + puff / 16) % 1;
      const x = GLASS_X + Math.sin(age * 5 + puff * 1.9 + time * 0.5) * (20 + age * 66);
      glow(
        brush,
        x,
        TABLE - 400 - age * 400,
        50 + age * 110,
        '#ffe9cc',
        0.17 * Math.sin(age * Math.PI),
      );
    }
  });
}

/** A glass of tea in its metal holder on the table of a night train. */
export function createTeaScene(): Scene {
  const far = paintPassing(3, '#1d3a55', 430, false);
  const near = paintPassing(8, '#0a1826', 560, true);
  return {
    draw(brush, time) {
      fillDown(
        brush,
        [0, 0, WIDTH, HEIGHT],
        [
          [0, '#3a1d0c'],
          [0.8, '#6b3413'],
          [1, '#2a1307'],
        ],
      );
      brush.save();
      brush.beginPath();
      brush.roundRect(150, 90, 1620, 620, 46);
      brush.clip();
      fillDown(
        brush,
        [0, 90, WIDTH, 620],
        [
          [0, '#0b1b33'],
          [0.7, '#35638b'],
          [1, '#e9a468'],
        ],
      );
      glow(brush, 520 - time * 4, 300, 420, '#ffd79a', 0.7);
      brush.fillStyle = '#ffe4b4';
      brush.beginPath();
      brush.arc(520 - time * 4, 300, 62, 0, Math.PI * 2);
      brush.fill();
      placeEndless(brush, far, -time * 60, 90);
      placeEndless(brush, near, -time * 520, 90);
      brush.restore();
      brush.strokeStyle = '#2a1206';
      brush.lineWidth = 30;
      brush.beginPath();
      brush.roundRect(150, 90, 1620, 620, 46);
      brush.stroke();
      fillDown(
        brush,
        [0, TABLE - 40, WIDTH, HEIGHT - TABLE + 40],
        [
          [0, '#8a4a1d'],
          [0.06, '#5a2a0e'],
          [1, '#2a1206'],
        ],
      );
      brush.fillStyle = '#00000055';
      brush.beginPath();
      brush.ellipse(GLASS_X + 30, TABLE + 4, 220, 20, 0, 0, Math.PI * 2);
      brush.fill();
      blended(brush, 'screen', () => glow(brush, GLASS_X, TABLE - 180, 460, '#e8892a', 0.4));
      drawGlass(brush, time);
      drawSteam(brush, time);
    },
  };
}
