import type { Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { dancers, figure, singer } from '../drawing/figures.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { linear, path, rect, repeat, svg } from '../drawing/svg.ts';

/** A follow spot before a heavy curtain, on one person, on `dancers` or on a `singer`. */
export const curtain: Scene = (stage) => {
  const { width, height, palette, variant, random, isWide, unit } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const stageFloor = yAt(stage, 0.84);
  const feet = yAt(stage, 0.95);
  const reach = Math.min(width * 0.4, span * 0.42);
  const across = { x1: 0, y1: 0, x2: 1, y2: 0 };
  const folds = Math.round(width / (26 * unit));
  const fold = linear(
    stage,
    [
      [0, '#000000', 0.5],
      [0.5, '#ffffff', 0.1],
      [1, '#000000', 0.5],
    ],
    across,
  );
  const deep = mix(palette.accent, palette.ink, 0.75);
  const backing = linear(
    stage,
    [
      [0, deep],
      [x / width, mix(palette.accent, palette.ink, 0.25)],
      [1, deep],
    ],
    across,
  );
  const beam = linear(stage, [
    [0, palette.light, 0.78],
    [1, palette.light, 0.16],
  ]);
  const subject = {
    dancers: dancers(x - span * 0.02, feet + 4, span * 0.46, '#08060a', palette.accent),
    singer: singer(x - span * 0.02, feet + 4, span * 0.4, '#08060a', palette.accent),
  }[variant];
  return {
    svg: [
      rect(0, 0, width, height, backing),
      repeat(folds, (index) =>
        rect((width / folds) * index, 0, width / folds + 0.5, stageFloor, fold),
      ),
      isWide
        ? rect(
            0,
            0,
            width * 0.5,
            height,
            linear(
              stage,
              [
                [0, palette.ink, 0.6],
                [1, palette.ink, 0],
              ],
              across,
            ),
          )
        : '',
      rect(
        0,
        stageFloor,
        width,
        height - stageFloor,
        linear(stage, [
          [0, mix(palette.ink, palette.accent, 0.4)],
          [1, palette.ink],
        ]),
      ),
      path(
        svg`M${x - 6 * unit},-10 L${x + 6 * unit},-10 L${x + reach},${feet} L${x - reach},${feet}Z`,
        beam,
      ),
      svg`<ellipse cx="${x}" cy="${feet}" rx="${reach}" ry="${span * 0.055}" fill="${palette.light}" opacity=".82"/>`,
      svg`<ellipse cx="${x}" cy="${feet + 4}" rx="${reach * 0.36}" ry="${span * 0.014}" fill="#000000" opacity=".5"/>`,
      subject ?? figure(x, feet + 4, span * 0.36, '#08060a', random.pick(['hat', 'plain'])),
    ].join(''),
    focus: { x, y: yAt(stage, 0.7) },
  };
};
