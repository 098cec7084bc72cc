import { type Advertisement, advertisements } from '../../story/short-stories.ts';
import { HEIGHT, WIDTH } from '../paint/layer.ts';
import { gradient } from '../paint/light.ts';
import { ease } from '../paint/timing.ts';
import { DISPLAY, TEXT, words } from '../paint/words.ts';
import type { Reel } from '../reel.ts';
import { createTeaScene } from '../scenes/tea.scene.ts';
import { createUmbrellaScene } from '../scenes/umbrella.scene.ts';

const looks = {
  'ad-1': {
    createScene: createTeaScene,
    ink: '#fff1dc',
    shade: '#1c0d05',
    heading: ['ЧАЙ', 'ВАГОННЫЙ'],
  },
  'ad-2': {
    createScene: createUmbrellaScene,
    ink: '#16141f',
    shade: '',
    heading: ['ЗОНТ', 'ЛИВЕНЬ'],
  },
} as const;

/** Breaks a sentence into lines of at most about 20 letters. */
function breakLines(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length > 20) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** An advertisement: its drawing, its name and its promise. */
export function createAdvertisementReel(name: Advertisement['name']): Reel {
  const { createScene, ink, shade, heading } = looks[name];
  const story = advertisements.find((advertisement) => advertisement.name === name);
  const promise = story?.captions[1];
  if (!story || !promise) throw new Error(`nothing to say in ${name}`);
  const scene = createScene();
  return {
    duration: story.seconds,
    draw(brush, time) {
      scene.draw(brush, time);
      if (shade) {
        brush.fillStyle = gradient(
          brush,
          [0, 0],
          [1150, 0],
          [
            [0, shade, 0.86],
            [0.6, shade, 0.5],
            [1, shade, 0],
          ],
        );
        brush.fillRect(0, 0, WIDTH, HEIGHT);
      }
      heading.forEach((text, index) => {
        const shown = ease(time, 0.5 + index * 0.25, 1.3 + index * 0.25);
        words(brush, text, 118 - (1 - shown) * 40, 400 + index * 190, {
          font: `800 ${index ? 220 : 150}px ${DISPLAY}`,
          colour: ink,
          opacity: shown,
        });
      });
      breakLines(promise.text).forEach((text, index) => {
        words(brush, text, 124, 700 + index * 68, {
          font: `500 54px ${TEXT}`,
          colour: ink,
          opacity: ease(time, promise.start + index * 0.3, promise.start + 0.8 + index * 0.3),
        });
      });
      words(brush, 'Реклама', 124, 1010, { font: `400 34px ${TEXT}`, colour: ink, opacity: 0.72 });
      const dark = Math.max(1 - ease(time, 0, 0.4), ease(time, story.seconds - 0.4, story.seconds));
      brush.fillStyle = `rgba(4,6,10,${dark})`;
      brush.fillRect(0, 0, WIDTH, HEIGHT);
    },
  };
}
