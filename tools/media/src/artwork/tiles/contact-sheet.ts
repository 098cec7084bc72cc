import sharp from 'sharp';
import type { Hex, Palette } from '../artwork.types.ts';
import { createRandom } from '../drawing/random.ts';
import { rect, repeat, svg } from '../drawing/svg.ts';
import type { Pixels } from '../raster/pixels.ts';
import { outline } from '../typography/faces.ts';
import { TILE } from './fan.ts';

const PAPER: Hex = '#f7f7f2';
const FILM: Hex = '#15171a';
const ROWS = 3;
const COLUMNS = 3;
const STRIP = { height: 138, gap: 9 };
const FRAME = { width: 200, height: 106, gap: 14 };

const stripTop = (row: number) => 10 + row * (STRIP.height + STRIP.gap);

/** How far a strip is pushed along, so that the sheet looks laid out by hand. */
const SHIFTS = [0, -38, 22];

const frameLeft = (row: number, column: number) =>
  38 + column * (FRAME.width + FRAME.gap) + (SHIFTS[row] ?? 0);

function strip(row: number): string {
  const top = stripTop(row);
  const holes = (y: number) =>
    repeat(
      46,
      (index) =>
        svg`<rect x="${index * 18 + (SHIFTS[row] ?? 0) - 20}" y="${y}" width="9" height="7" rx="2" fill="${PAPER}"/>`,
    );
  const numbers = repeat(COLUMNS, (column) => {
    const left = frameLeft(row, column);
    const number = String(row * COLUMNS + column + 1);
    return svg`<g fill="#f2b134">${outline(number, 'condensedText', 10, { x: left - 11, y: top + 76 })}</g>`;
  });
  return (
    rect(0, top, TILE.width, STRIP.height, FILM) +
    holes(top + 4) +
    holes(top + STRIP.height - 11) +
    numbers
  );
}

/** A ring of a grease pencil round one frame. */
function ring(x: number, y: number, colour: Hex): string {
  const [wide, tall] = [FRAME.width * 0.54, FRAME.height * 0.62];
  return svg`<path d="M${x - wide},${y + 6} C${x - wide - 4},${y - tall} ${x + wide + 6},${y - tall - 8} ${x + wide},${y} C${x + wide - 2},${y + tall + 4} ${x - wide - 10},${y + tall + 10} ${x - wide + 2},${y - 8} C${x - wide + 14},${y - tall * 0.6} ${x - wide * 0.5},${y - tall} ${x - wide * 0.2},${y - tall * 1.04}" fill="none" stroke="${colour}" stroke-width="4.5" stroke-linecap="round" opacity=".92"/>`;
}

const sheet = (content: string) =>
  Buffer.from(
    svg`<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${TILE.height}">${content}</svg>`,
  );

/** Nine frames on three strips of film, one of them ringed; fewer pictures come again. */
export async function drawContactSheet(
  slug: string,
  backdropFiles: readonly string[],
  { accent }: Palette,
): Promise<Pixels> {
  const random = createRandom(`sheet ${slug}`);
  const places = Array.from({ length: ROWS * COLUMNS }, (_, index) => ({
    row: Math.floor(index / COLUMNS),
    column: index % COLUMNS,
    file: backdropFiles[index % backdropFiles.length] ?? '',
  }));
  const frames = await Promise.all(
    places.map(async ({ row, column, file }) => ({
      input: await sharp(file).resize(FRAME.width, FRAME.height).png().toBuffer(),
      left: frameLeft(row, column),
      top: stripTop(row) + 16,
    })),
  );
  const chosen = { row: random.whole(0, ROWS - 1), column: random.whole(0, COLUMNS - 1) };
  const mark = ring(
    frameLeft(chosen.row, chosen.column) + FRAME.width / 2,
    stripTop(chosen.row) + 16 + FRAME.height / 2,
    accent,
  );
  const { data, info } = await sharp(
    sheet(rect(0, 0, TILE.width, TILE.height, PAPER) + repeat(ROWS, strip)),
  )
    .composite([...frames, { input: sheet(mark) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
