import type { Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { linear, path, place, rect, repeat, svg } from '../drawing/svg.ts';

/** Which white keys have a black one at their right, from C. */
const SHARPS = [true, true, false, true, true, true, false];

const NOTE =
  'M0,0 C-8,-4 -16,2 -14,9 C-12,16 0,14 2,6 V-38 C12,-34 16,-26 14,-14 C22,-26 14,-42 2,-54 H0Z';

/** A slanting keyboard with one key in colour and notes above it. */
export const piano: Scene = (stage) => {
  const { width, height, random, palette, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const y = yAt(stage, 0.6);
  const lean = random.pick([-1, 1]) * random.between(12, 20);
  const wide = Math.min(width, span) * 0.15;
  const tall = wide * 4.4;
  const count = isWide ? 13 : Math.ceil((width * 1.5) / wide);
  const first = random.whole(0, 6);
  const pressed = Math.floor(count / 2);
  const left = -(count / 2) * wide;
  const fade = linear(stage, [
    [0, palette.ink, 0.35],
    [0.3, palette.ink, 0],
    [1, palette.ink, 0],
  ]);
  const whites = repeat(count, (index) => {
    const isPressed = index === pressed;
    const drop = isPressed ? wide * 0.12 : 0;
    const colour = isPressed ? palette.accent : palette.paper;
    return (
      svg`<rect x="${left + index * wide}" y="${-tall / 2 + drop}" width="${wide * 0.955}" height="${tall}" rx="${wide * 0.09}" fill="${mix(colour, palette.ink, 0.28)}"/>` +
      svg`<rect x="${left + index * wide}" y="${-tall / 2 + drop}" width="${wide * 0.955}" height="${tall * 0.965}" rx="${wide * 0.09}" fill="${colour}"/>`
    );
  });
  const blacks = repeat(count, (index) =>
    SHARPS[(index + first) % 7]
      ? svg`<rect x="${left + (index + 0.69) * wide}" y="${-tall / 2}" width="${wide * 0.6}" height="${tall * 0.62}" rx="${wide * 0.07}" fill="${palette.ink}"/><rect x="${left + (index + 0.76) * wide}" y="${-tall / 2}" width="${wide * 0.2}" height="${tall * 0.57}" fill="${mix(palette.ink, palette.sky[2], 0.3)}"/>`
      : '',
  );
  const notes = repeat(7, (index) => {
    const away = (index - 3) * span * 0.11 + random.between(-0.03, 0.03) * span;
    const top = yAt(stage, 0.06) + random.between(0, 0.18) * span;
    const colour = index % 3 === 1 ? palette.accent : palette.light;
    return place(
      x + away,
      top + span * 0.06,
      (span / 700) * random.between(0.9, 1.4),
      path(NOTE, colour),
    );
  });
  return {
    svg: [
      rect(
        0,
        0,
        width,
        height,
        linear(stage, [
          [0, palette.sky[1]],
          [1, mix(palette.sky[0], palette.ink, 0.3)],
        ]),
      ),
      svg`<g transform="translate(${x + (isWide ? wide * 1.2 : 0)} ${y}) rotate(${lean})">${rect(left - wide * 0.14, -tall / 2 - wide * 0.5, count * wide + wide * 0.24, tall + wide * 0.66, palette.ink)}${whites}${blacks}${rect(left, -tall / 2, count * wide, tall, fade)}${rect(left - wide * 0.14, -tall / 2 - wide * 0.2, count * wide + wide * 0.24, wide * 0.22, palette.accent)}</g>`,
      notes,
    ].join(''),
    focus: { x, y: yAt(stage, 0.52) },
  };
};
