import { type Brush, HEIGHT, WIDTH } from '../paint/layer.ts';
import { createRandom, times } from '../paint/random.ts';
import { ease, swing } from '../paint/timing.ts';
import type { Scene } from '../scene.ts';

const TOP = [1340, 330] as const;
const SPAN = 430;
const YELLOW = '#ffd23f';
const INK = '#16141f';
const RED = '#ff5a36';

function drawUmbrella(brush: Brush, time: number) {
  const open =
    ease(time, 0.4, 1.5) +
    Math.sin(Math.max(0, time - 1.3) * 9) * 0.05 * Math.exp(-Math.max(0, time - 1.3) * 2.4);
  const span = SPAN * (0.16 + 0.84 * open);
  const rise = 330 - open * 40;
  brush.save();
  brush.translate(...TOP);
  brush.rotate(0.12 + swing(time, 4) * 0.04);
  brush.strokeStyle = INK;
  brush.lineWidth = 15;
  brush.lineCap = 'round';
  brush.beginPath();
  brush.moveTo(0, -40);
  brush.lineTo(0, 560);
  brush.bezierCurveTo(0, 660, -110, 660, -110, 570);
  brush.stroke();
  const colours = [RED, '#fffdf5', RED, '#fffdf5', RED, '#fffdf5'];
  colours.forEach((colour, panel) => {
    const [from, to] = [-1 + panel / 3, -1 + (panel + 1) / 3];
    brush.fillStyle = colour;
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.bezierCurveTo(span * from * 0.6, 10, span * from, rise * 0.42, span * from, rise);
    brush.quadraticCurveTo((span * (from + to)) / 2, rise - 62 * open, span * to, rise);
    brush.bezierCurveTo(span * to, rise * 0.42, span * to * 0.6, 10, 0, 0);
    brush.fill();
  });
  brush.restore();
}

/** A bright page: an umbrella opens and the rain runs off it. */
export function createUmbrellaScene(): Scene {
  const random = createRandom(19);
  const drops = times(76, () => ({
    x: random.between(860, WIDTH + 300),
    y: random.between(0, HEIGHT),
    speed: random.between(0.8, 1.2),
    length: random.between(26, 74),
  }));
  return {
    draw(brush, time) {
      brush.fillStyle = YELLOW;
      brush.fillRect(0, 0, WIDTH, HEIGHT);
      brush.fillStyle = '#2456e6';
      brush.beginPath();
      brush.arc(1340, 620, 470 + ease(time, 0.2, 1.8) * 60, 0, Math.PI * 2);
      brush.fill();
      brush.strokeStyle = '#16141f';
      brush.lineCap = 'round';
      brush.lineWidth = 5;
      brush.beginPath();
      for (const { x, y, speed, length } of drops) {
        const fallen = (y + time * speed * 1100) % (HEIGHT + 120);
        const left = x - fallen * 0.12;
        const isDry = Math.abs(left - TOP[0]) < SPAN * 0.96 && fallen > TOP[1] + 20;
        if (isDry && time > 1.1) continue;
        brush.moveTo(left, fallen - length);
        brush.lineTo(left - length * 0.12, fallen);
      }
      brush.stroke();
      drawUmbrella(brush, time);
    },
  };
}
