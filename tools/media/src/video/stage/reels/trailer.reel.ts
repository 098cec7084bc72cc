import { TRAILER_SECONDS, trailerCaptions } from '../../story/short-stories.ts';
import { HEIGHT, paintLayer, place, WIDTH } from '../paint/layer.ts';
import { vignette } from '../paint/light.ts';
import { ease, pulse } from '../paint/timing.ts';
import { cardWords, DISPLAY, TEXT } from '../paint/words.ts';
import type { Reel } from '../reel.ts';
import type { Scene } from '../scene.ts';
import { createCityScene } from '../scenes/city.scene.ts';
import { createDawnScene } from '../scenes/dawn.scene.ts';
import { createForestScene } from '../scenes/forest.scene.ts';
import { createSeaScene } from '../scenes/sea.scene.ts';
import { createViaductScene } from '../scenes/viaduct.scene.ts';

/** Shots: when each begins in the trailer and at what second of its scene, both in seconds. */
const shots: readonly { start: number; from: number; create: () => Scene }[] = [
  { start: 0, from: 5, create: createViaductScene },
  { start: 3.6, from: 6, create: createSeaScene },
  { start: 7, from: 5, create: createCityScene },
  { start: 10.4, from: 8, create: createForestScene },
  { start: 12.6, from: 5, create: createDawnScene },
];

/** The trailer: five short shots and the title. */
export function createTrailerReel(): Reel {
  const made = new Map<number, Scene>();
  const corners = paintLayer(WIDTH, HEIGHT, (brush) => vignette(brush, 0.5));
  return {
    duration: TRAILER_SECONDS,
    draw(brush, time) {
      const index = shots.findLastIndex(({ start }) => start <= time);
      const shot = shots[index];
      if (!shot) return;
      const scene = made.get(index) ?? shot.create();
      made.set(index, scene);
      scene.draw(brush, shot.from + time - shot.start);
      place(brush, corners, 0, 0);
      const next = shots[index + 1]?.start ?? TRAILER_SECONDS;
      const black = index === 4 ? ease(time, 13, 14.6) * 0.62 + ease(time, 17.2, 18) * 0.38 : 0;
      brush.fillStyle = `rgba(4,6,10,${Math.max(black, 1 - ease(time, shot.start, shot.start + 0.35), ease(time, next - 0.3, next) * (index < 4 ? 1 : 0))})`;
      brush.fillRect(0, 0, WIDTH, HEIGHT);
      for (const { start, end, text } of trailerCaptions) {
        cardWords(brush, text, 900, 1 + (time - start) * 0.008, {
          font: `500 56px ${TEXT}`,
          colour: '#f5f2ec',
          opacity: pulse(time, start, end, 0.4),
        });
      }
      const opacity = ease(time, 13.2, 14.4) * (1 - ease(time, 17.3, 18));
      cardWords(brush, 'НОЧНОЙ ЭКСПРЕСС', 600, 0.98 + ease(time, 13, 18) * 0.04, {
        font: `800 250px ${DISPLAY}`,
        colour: '#f5f2ec',
        opacity,
      });
      cardWords(brush, 'отправление сегодня', 676, 1, {
        font: `400 36px ${TEXT}`,
        colour: '#ffd79a',
        opacity: opacity * ease(time, 14.4, 15.2),
      });
    },
  };
}
