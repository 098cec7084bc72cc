import type { Hex } from '../artwork.types.ts';
import type { Identity } from '../channels/identity.ts';
import { marks } from '../channels/marks.ts';
import { hashText } from '../drawing/random.ts';
import { place, rect, repeat, svg } from '../drawing/svg.ts';
import { TILE } from './fan.ts';

const SIDE = 132;
const GAP = 12;
const COLUMNS = 8;
const ROWS = 6;

/** How the wall is hung: leaning in the dark, or straight on paper. */
export type Hanging = 'leaning' | 'straight';

const ROOMS: Readonly<Record<Hanging, { ground: Hex; turn: number; radius: number }>> = {
  leaning: { ground: '#0e1217', turn: -9, radius: 22 },
  straight: { ground: '#f7f7f2', turn: 0, radius: 0 },
};

/** A wall of channel marks, for a service of television without titles of its own; the slug says where it begins. */
export function wallDocument(
  slug: string,
  identities: readonly Identity[],
  hanging: Hanging,
): string {
  const { ground, turn, radius } = ROOMS[hanging];
  const { width, height } = TILE;
  const start = hashText(slug) % Math.max(1, identities.length);
  const step = SIDE + GAP;
  const [left, top] = [(width - COLUMNS * step) / 2, (height - ROWS * step) / 2];
  const cells = repeat(COLUMNS * ROWS, (index) => {
    const identity = identities[(start + index) % identities.length];
    if (!identity) return '';
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const x = left + column * step + (row % 2) * (turn === 0 ? 0 : step / 2);
    const y = top + row * step;
    return (
      svg`<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="${radius}" fill="${identity.ground}"/>` +
      place(
        x + SIDE / 2,
        y + SIDE / 2,
        SIDE / 172,
        marks[identity.mark](identity.ink, identity.ground),
      )
    );
  });
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, ground)}<g transform="rotate(${turn} ${width / 2} ${height / 2})">${cells}</g></svg>`;
}
