import { CREDITS_START, FILM_SECONDS } from '../../story/film-story.ts';
import { type Brush, HEIGHT, paintLayer, place, WIDTH } from '../paint/layer.ts';
import { vignette } from '../paint/light.ts';
import { ease, pulse } from '../paint/timing.ts';
import { cardWords, DISPLAY, TEXT, timeCode } from '../paint/words.ts';
import type { Reel } from '../reel.ts';
import type { Scene } from '../scene.ts';
import { createCityScene } from '../scenes/city.scene.ts';
import { createDawnScene } from '../scenes/dawn.scene.ts';
import { createForestScene } from '../scenes/forest.scene.ts';
import { createSeaScene } from '../scenes/sea.scene.ts';
import { createViaductScene } from '../scenes/viaduct.scene.ts';

const DISSOLVE_SECONDS = 2.4;
const PAPER = '#f5f2ec';
const LAMP = '#ffd79a';

/** When each scene begins to appear, in seconds. */
const programme: readonly { start: number; create: () => Scene }[] = [
  { start: 0, create: createViaductScene },
  { start: 22, create: createSeaScene },
  { start: 39, create: createCityScene },
  { start: 56, create: createForestScene },
  { start: 71, create: createDawnScene },
];

function drawTitle(brush: Brush, time: number) {
  const opacity = pulse(time, 1.2, 7.6, 1.3);
  const growth = 1 + time * 0.006;
  cardWords(brush, 'НОЧНОЙ ЭКСПРЕСС', 500, growth, {
    font: `800 250px ${DISPLAY}`,
    colour: PAPER,
    opacity,
  });
  cardWords(brush, 'фильм в пяти перегонах', 574, growth, {
    font: `400 36px ${TEXT}`,
    colour: LAMP,
    opacity: pulse(time, 2, 7.6, 1.2),
  });
}

const credits: readonly (readonly [string, string])[] = [
  ['рисунок', 'холст, пять сцен и одно зерно'],
  ['музыка', 'четыре синусоиды и ветер'],
  ['голоса', 'eSpeak NG'],
  ['расписание', 'Foyer'],
];

function drawCredits(brush: Brush, time: number) {
  const dark = ease(time, CREDITS_START - 0.6, CREDITS_START + 1.6);
  if (dark <= 0) return;
  brush.fillStyle = `rgba(7,12,22,${dark * 0.8})`;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  const shown = (delay: number) => pulse(time, CREDITS_START + 0.6 + delay, FILM_SECONDS - 1.2, 1);
  cardWords(brush, 'НОЧНОЙ ЭКСПРЕСС', 290, 1, {
    font: `800 118px ${DISPLAY}`,
    colour: PAPER,
    opacity: shown(0),
  });
  credits.forEach(([role, name], index) => {
    const y = 392 + index * 90;
    const opacity = shown(0.5 + index * 0.35);
    cardWords(brush, role, y, 1, {
      font: `400 25px ${TEXT}`,
      colour: LAMP,
      opacity: opacity * 0.9,
    });
    cardWords(brush, name, y + 40, 1, { font: `500 34px ${TEXT}`, colour: PAPER, opacity });
  });
}

/** Draws scenes one after another with slow dissolves; each scene is made when it is first needed. */
export function createSceneRun(
  parts: readonly { start: number; create: () => Scene }[],
  dissolve: number,
): Reel['draw'] {
  const made = new Map<number, Scene>();
  const sceneAt = (index: number): Scene | undefined => {
    const known = made.get(index) ?? parts[index]?.create();
    if (known) made.set(index, known);
    return known;
  };
  const other = new OffscreenCanvas(1, 1);
  return (brush, time) => {
    const index = Math.max(
      0,
      parts.findLastIndex(({ start }) => start <= time),
    );
    const start = parts[index]?.start ?? 0;
    const share = index === 0 ? 1 : ease(time, start, start + dissolve);
    if (share < 1) sceneAt(index - 1)?.draw(brush, time - (parts[index - 1]?.start ?? 0));
    if (share === 1) {
      sceneAt(index)?.draw(brush, time - start);
      return;
    }
    if (other.width !== brush.canvas.width) {
      other.width = brush.canvas.width;
      other.height = brush.canvas.height;
    }
    const otherBrush = other.getContext('2d', { willReadFrequently: true });
    if (!otherBrush) return;
    otherBrush.setTransform(brush.getTransform());
    sceneAt(index)?.draw(otherBrush, time - start);
    brush.globalAlpha = share;
    brush.drawImage(other, 0, 0, WIDTH, HEIGHT);
    brush.globalAlpha = 1;
  };
}

/** The film: five scenes, a title at its start, credits at its end, the time in its corner. */
export function createFilmReel(): Reel {
  const drawScenes = createSceneRun(programme, DISSOLVE_SECONDS);
  const corners = paintLayer(WIDTH, HEIGHT, (brush) => vignette(brush, 0.42));
  return {
    duration: FILM_SECONDS,
    draw(brush, time) {
      drawScenes(brush, time);
      place(brush, corners, 0, 0);
      drawTitle(brush, time);
      drawCredits(brush, time);
      const black = 1 - ease(time, 0, 1.4) + ease(time, FILM_SECONDS - 1.5, FILM_SECONDS - 0.2);
      if (black > 0) {
        brush.fillStyle = `rgba(4,6,10,${Math.min(1, black)})`;
        brush.fillRect(0, 0, WIDTH, HEIGHT);
      }
      timeCode(brush, time);
    },
  };
}
