import { mix, palettes } from '../paint/colour.ts';
import { paintSkyline } from '../paint/city.ts';
import { addGrain } from '../paint/grain.ts';
import { person } from '../paint/figure.ts';
import {
  blended,
  type Brush,
  HEIGHT,
  paintLayer,
  place,
  placeEndless,
  WIDTH,
} from '../paint/layer.ts';
import { fillDown, glow, gradient, mist } from '../paint/light.ts';
import { createRain, createRipples } from '../paint/rain.ts';
import { createRandom, times } from '../paint/random.ts';
import { ease, swing } from '../paint/timing.ts';
import { createTrain, drawTrain } from '../paint/train.ts';
import type { Scene } from '../scene.ts';

const { sky, light, accent, ink } = palettes.rain;
const STREET = 780;
const LAMP = [1246, 470] as const;
const FEET = 962;
const TRACK = 512;

function drawLamp(brush: Brush, time: number) {
  const flicker = 1 - 0.25 * Math.max(0, swing(time, 0.31)) * ease(swing(time, 7.3), 0.93, 1);
  blended(brush, 'screen', () => {
    brush.fillStyle = gradient(
      brush,
      LAMP,
      [LAMP[0], FEET + 20],
      [
        [0, light, 0.5 * flicker],
        [0.5, light, 0.2 * flicker],
        [1, light, 0.07],
      ],
    );
    for (const width of [190, 250]) {
      brush.globalAlpha = 0.55;
      brush.beginPath();
      brush.moveTo(LAMP[0] - 10, LAMP[1]);
      brush.lineTo(LAMP[0] + 10, LAMP[1]);
      brush.lineTo(LAMP[0] + width, FEET);
      brush.quadraticCurveTo(LAMP[0], FEET + 44, LAMP[0] - width, FEET);
      brush.fill();
    }
    brush.globalAlpha = 1;
    brush.save();
    brush.translate(LAMP[0], FEET);
    brush.scale(1, 0.13);
    glow(brush, 0, 0, 420, light, 0.75 * flicker);
    brush.restore();
    glow(brush, LAMP[0], LAMP[1], 230, light, 0.95 * flicker);
  });
}

const paintPost = () =>
  paintLayer(160, 540, (brush) => {
    brush.strokeStyle = '#04070a';
    brush.lineWidth = 9;
    brush.beginPath();
    brush.moveTo(30, 530);
    brush.lineTo(30, 40);
    brush.quadraticCurveTo(30, 12, 62, 16);
    brush.lineTo(96, 24);
    brush.stroke();
    brush.fillStyle = '#04070a';
    brush.fillRect(18, 490, 24, 44);
    brush.beginPath();
    brush.moveTo(72, 34);
    brush.lineTo(86, 14);
    brush.lineTo(108, 14);
    brush.lineTo(120, 34);
    brush.fill();
    brush.fillStyle = '#fff4dc';
    brush.beginPath();
    brush.ellipse(96, 35, 20, 6, 0, 0, Math.PI * 2);
    brush.fill();
  });

const paintTrack = () =>
  paintLayer(2400, STREET - TRACK, (brush) => {
    brush.fillStyle = mix(ink, sky[1], 0.16);
    brush.fillRect(0, 0, 2400, 16);
    for (let x = 0; x < 2400; x += 300) {
      brush.fillRect(x + 60, 10, 16, STREET);
      brush.beginPath();
      brush.moveTo(x + 20, 14);
      brush.quadraticCurveTo(x + 62, 18, x + 62, 70);
      brush.lineTo(x + 74, 70);
      brush.quadraticCurveTo(x + 74, 18, x + 116, 14);
      brush.fill();
    }
  });

/** A city in the rain: one lamp, one umbrella, and the express on the elevated line. */
export function createCityScene(): Scene {
  const backdrop = paintLayer(WIDTH, STREET, (brush) => {
    fillDown(
      brush,
      [0, 0, WIDTH, STREET],
      [
        [0, sky[0]],
        [0.5, sky[1]],
        [0.95, sky[2]],
        [1, mix(sky[2], sky[1], 0.3)],
      ],
    );
    glow(brush, 1000, STREET, 1150, light, 0.34);
    addGrain(brush);
  });
  const rows = [0, 0.34, 0.68, 1].map((depth, index) => ({
    ...paintSkyline(100 + index * 7, depth, 2400 + index * 300, STREET),
    speed: 4 + depth * 20,
  }));
  const veil = paintLayer(WIDTH, 300, (brush) =>
    mist(brush, WIDTH, 150, 300, mix(sky[2], sky[1], 0.4), 0.3),
  );
  const track = paintTrack();
  const train = createTrain(17, 6, { ink: mix(ink, sky[1], 0.1), light });
  const street = paintLayer(WIDTH, HEIGHT - STREET, (brush) => {
    fillDown(
      brush,
      [0, 0, WIDTH, HEIGHT - STREET],
      [
        [0, ink, 0.34],
        [0.35, ink, 0.56],
        [1, ink, 0.94],
      ],
    );
  });
  const small = new OffscreenCanvas(240, 98);
  const smallBrush = small.getContext('2d');
  const drawRain = createRain(31);
  const drawRipples = createRipples(47, STREET + 30, 46, '#e8d8bd');
  const post = paintPost();
  const random = createRandom(12);
  const bokeh = times(11, () => ({
    x: random.between(0, WIDTH),
    y: random.between(890, 1090),
    radius: random.between(26, 84),
    warm: random.chance(0.6),
    phase: random.between(0, 1),
  }));

  return {
    draw(brush, time) {
      place(brush, backdrop, 0, 0);
      rows.forEach(({ walls, restless, speed }, index) => {
        placeEndless(brush, walls, -time * speed, 0);
        placeEndless(
          brush,
          restless,
          -time * speed,
          0,
          ease(swing(time, 9, index * 0.31), -0.2, 0.1),
        );
        if (index < 3) place(brush, veil, 0, STREET - 190);
        if (index !== 1) return;
        placeEndless(brush, track, -time * 19, TRACK);
        const trainX = -train.body.width * 0.62 - 240 + time * 270 - ease(time, 3, 10) * 500;
        drawTrain(brush, train, trainX, TRACK + 2, 0.62);
      });
      // Drawing the towers very small and then large again is a blur that costs nothing.
      if (smallBrush) {
        smallBrush.setTransform(1, 0, 0, -1, 0, 98);
        smallBrush.drawImage(
          brush.canvas,
          0,
          0,
          brush.canvas.width,
          (brush.canvas.height * STREET) / HEIGHT,
          0,
          0,
          240,
          98,
        );
        brush.drawImage(small, 0, 0, 240, 60, 0, STREET, WIDTH, HEIGHT - STREET);
      }
      place(brush, street, 0, STREET);
      drawRipples(brush, time);
      drawCar(brush, time);
      place(brush, post, LAMP[0] - 96, LAMP[1] - 36);
      drawLamp(brush, time);
      person(
        brush,
        LAMP[0] + 46,
        FEET + 8,
        214 + swing(time, 3.2) * 0.8,
        '#04070a',
        0.05 + swing(time, 5.3) * 0.03,
      );
      drawRain(brush, time, 1);
      blended(brush, 'screen', () => {
        for (const { x, y, radius, warm, phase } of bokeh) {
          brush.fillStyle = warm ? light : accent;
          brush.globalAlpha = 0.05 + 0.035 * swing(time, 6, phase);
          brush.beginPath();
          brush.arc(x - time * 10, y, radius, 0, Math.PI * 2);
          brush.fill();
        }
        brush.globalAlpha = 1;
      });
    },
  };
}

function drawCar(brush: Brush, time: number) {
  const x = 2300 - (time - 6) * 330;
  if (x < -700 || x > 2600) return;
  brush.fillStyle = '#04080b';
  brush.beginPath();
  brush.roundRect(x, 812, 250, 42, [16, 20, 8, 8]);
  brush.roundRect(x + 52, 776, 132, 50, [26, 22, 0, 0]);
  brush.arc(x + 54, 854, 21, 0, Math.PI * 2);
  brush.arc(x + 196, 854, 21, 0, Math.PI * 2);
  brush.fill();
  blended(brush, 'screen', () => {
    brush.fillStyle = gradient(
      brush,
      [x, 0],
      [x - 520, 0],
      [
        [0, light, 0.42],
        [0.4, light, 0.12],
        [1, light, 0],
      ],
    );
    brush.beginPath();
    brush.moveTo(x + 4, 830);
    brush.lineTo(x - 520, 800);
    brush.lineTo(x - 520, 892);
    brush.fill();
    glow(brush, x + 4, 832, 90, light, 0.9);
    glow(brush, x + 248, 832, 60, '#ff3b2f', 0.9);
    brush.save();
    brush.translate(x - 120, 872);
    brush.scale(1, 0.12);
    glow(brush, 0, 0, 300, light, 0.5);
    brush.restore();
  });
}
