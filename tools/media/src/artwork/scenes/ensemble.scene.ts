import type { Hex, Scene, Stage } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, rect, repeat, svg } from '../drawing/svg.ts';
import { drawPerson, randomLooks } from '../people/person.ts';

/** Side of the square that a person is drawn in. */
const SQUARE = 448;

/** Someone with the middle of the shoulders at a point of the foot line. */
function someone(stage: Stage, x: number, foot: number, scale: number, cloth: Hex): string {
  const { random, palette } = stage;
  const looks = randomLooks(random, random.chance(0.5));
  const person = drawPerson(stage, looks, mix(cloth, palette.ink, 0.25), palette.paper);
  return svg`<g transform="translate(${x - (SQUARE / 2) * scale} ${foot - 456 * scale}) scale(${scale})">${person}</g>`;
}

const coloursOf = ({ palette }: Stage): readonly [Hex, ...Hex[]] => [
  palette.sky[1],
  palette.accent,
  palette.light,
  palette.sky[0],
  mix(palette.sky[2], palette.paper, 0.2),
];

/** Three people together before a disc, cut by the foot of the free band. */
function group(stage: Stage): string {
  const { width, height, random, palette, isWide } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0);
  const foot = isWide || stage.free.bottom > height * 0.93 ? height : yAt(stage, 1);
  const tall = isWide ? height * 0.86 : Math.min(span * 0.94, width * 0.86);
  const scale = tall / 400;
  const colours = coloursOf(stage);
  const shift = random.whole(0, 4);
  const cloth = (index: number) => colours[(index + shift) % colours.length] ?? palette.accent;
  const reach = Math.min(width * 0.3, tall * 0.46);
  return [
    rect(0, 0, width, height, mix(palette.sky[2], palette.paper, 0.5)),
    circle(x, foot - tall * 0.5, tall * 0.52, palette.accent),
    someone(stage, x - reach, foot, scale * 0.82, cloth(0)),
    someone(stage, x + reach, foot, scale * 0.82, cloth(2)),
    someone(stage, x, foot, scale, cloth(4)),
    isWide ? '' : rect(0, foot, width, height - foot, palette.paper),
  ].join('');
}

/** Everyone on a tile of colour. */
function tiles(stage: Stage): string {
  const { width, height, random, palette, isWide } = stage;
  const span = freeHeight(stage);
  const columns = isWide ? 3 : span < width * 0.9 ? 3 : 2;
  const rows = isWide ? 2 : Math.max(2, Math.floor(span / (width / columns)));
  const left = isWide ? width * 0.46 : 0;
  const size = isWide
    ? { width: (width - left) / columns, height: height / rows }
    : { width: width / columns, height: span / rows };
  const top = isWide ? 0 : stage.free.top;
  const grounds = coloursOf(stage);
  const shift = random.whole(0, 4);
  const all = repeat(columns * rows, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = left + column * size.width;
    const y = top + row * size.height;
    const pick = (extra: number) =>
      grounds[(column * 2 + row * 3 + shift + extra) % grounds.length] ?? palette.sky[1];
    const scale = (Math.max(size.width, size.height * 1.05) / SQUARE) * 0.98;
    const within = clip(stage, rect(x, y, size.width, size.height, '#000000'));
    const middle = x + size.width / 2;
    const halo = circle(
      middle,
      y + size.height / 2,
      size.height * 0.42,
      mix(pick(0), '#ffffff', 0.18),
    );
    return svg`<g clip-path="${within}">${rect(x, y, size.width, size.height, pick(0))}${halo}${someone(stage, middle, y + size.height + 16 * scale, scale, pick(2))}</g>`;
  });
  return rect(0, 0, width, height, isWide ? palette.sky[2] : palette.paper) + all;
}

/** Everyone in the story on tiles of colour; `group` stands three of them together. */
export const ensemble: Scene = (stage) => {
  const { width, isWide, variant } = stage;
  const isGroup = variant === 'group';
  const x = isWide ? width * (isGroup ? 0.65 : 0.7) : width / 2;
  return { svg: isGroup ? group(stage) : tiles(stage), focus: { x, y: yAt(stage, 0.5) } };
};
