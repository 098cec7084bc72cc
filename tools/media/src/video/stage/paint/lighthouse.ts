import { mix, palettes } from './colour.ts';
import { createRidge, fillLand } from './land.ts';
import { blended, type Brush, paintLayer } from './layer.ts';
import { glow, gradient } from './light.ts';
import { createRandom } from './random.ts';

const { sky, light, ink } = palettes.dusk;
const BEAM_SECONDS = 7;

/** Where the lamp is in the picture. */
export const LAMP = [372, 318] as const;

/** Paints the rock on which the lighthouse stands, with its houses. */
export const paintHeadland = () =>
  paintLayer(900, 560, (brush) => {
    const rock = createRidge(createRandom(41), 900, 0.6, 2);
    const heightAt = (x: number) =>
      130 + Math.max(0, x - 420) ** 1.32 * 0.16 + rock(x) * 14 - (x < 300 ? (300 - x) * 0.1 : 0);
    fillLand(
      brush,
      900,
      560,
      heightAt,
      gradient(
        brush,
        [0, 100],
        [0, 540],
        [
          [0, mix(ink, sky[1], 0.1)],
          [1, '#07040f'],
        ],
      ),
    );
    brush.fillStyle = ink;
    brush.beginPath();
    brush.moveTo(344, 150);
    brush.lineTo(349.5, 0);
    brush.lineTo(394.5, 0);
    brush.lineTo(400, 150);
    brush.fill();
    brush.fillRect(300, 92, 60, 50);
    brush.beginPath();
    brush.moveTo(292, 94);
    brush.lineTo(330, 66);
    brush.lineTo(368, 94);
    brush.fill();
  });

/** Paints the tower; its lamp is 80 from the left and 54 from the top. */
export const paintTower = () =>
  paintLayer(160, 420, (brush) => {
    brush.fillStyle = ink;
    brush.beginPath();
    brush.moveTo(52, 420);
    brush.lineTo(64, 76);
    brush.lineTo(96, 76);
    brush.lineTo(108, 420);
    brush.fill();
    brush.fillStyle = mix(ink, sky[1], 0.34);
    for (const [top, left, right, height] of [
      [150, 61.4, 98.6, 52],
      [260, 57.6, 102.4, 56],
    ] as const) {
      brush.beginPath();
      brush.moveTo(left, top);
      brush.lineTo(right, top);
      brush.lineTo(right + height * 0.035, top + height);
      brush.lineTo(left - height * 0.035, top + height);
      brush.fill();
    }
    brush.fillStyle = ink;
    brush.fillRect(54, 70, 52, 8);
    brush.fillRect(66, 34, 28, 40);
    brush.beginPath();
    brush.moveTo(60, 36);
    brush.quadraticCurveTo(80, 4, 100, 36);
    brush.fill();
    brush.fillRect(79, 0, 2, 20);
    brush.fillStyle = light;
    brush.fillRect(70, 40, 20, 28);
    brush.fillStyle = ink;
    brush.fillRect(79, 40, 2, 28);
  });

/** Draws the two turning beams; one sweeps past the viewer and dazzles. */
export function drawBeam(brush: Brush, time: number) {
  const turn = (time / BEAM_SECONDS) * Math.PI * 2;
  blended(brush, 'screen', () => {
    for (const side of [0, Math.PI]) {
      const across = Math.cos(turn + side);
      const facing = (Math.sin(turn + side) + 1) / 2;
      const reach = across * 1900;
      const spread = 40 + facing * 150;
      brush.fillStyle = gradient(
        brush,
        LAMP,
        [LAMP[0] + reach, LAMP[1]],
        [
          [0, light, 0.4],
          [0.3, light, 0.16],
          [1, light, 0],
        ],
      );
      for (const width of [0.5, 0.8, 1]) {
        brush.globalAlpha = 0.42;
        brush.beginPath();
        brush.moveTo(LAMP[0], LAMP[1] - 8);
        brush.lineTo(LAMP[0] + reach, LAMP[1] - spread * width - 40);
        brush.lineTo(LAMP[0] + reach, LAMP[1] + spread * width);
        brush.lineTo(LAMP[0], LAMP[1] + 8);
        brush.fill();
      }
      brush.globalAlpha = 1;
      glow(brush, LAMP[0], LAMP[1], 60 + facing ** 8 * 420, light, 0.3 + facing ** 8 * 0.55);
    }
  });
}
