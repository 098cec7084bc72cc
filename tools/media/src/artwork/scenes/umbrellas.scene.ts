import type { Hex, Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, path, place, rect, repeat, svg } from '../drawing/svg.ts';

const RIBS = 8;

const rim = (rib: number, reach: number) => {
  const angle = (rib / RIBS) * Math.PI * 2;
  return svg`${Math.cos(angle) * reach},${Math.sin(angle) * reach}`;
};

/** An umbrella from above, 100 across: eight gores, lit from the upper left. */
function umbrella(cloth: Hex, ink: Hex, turn: number): string {
  const gores = repeat(RIBS, (rib) => {
    const side = Math.cos(((rib + 0.5) / RIBS) * Math.PI * 2 + (turn * Math.PI) / 180 - 0.8);
    const shade = 0.16 + side * 0.16 + (rib % 2) * 0.05;
    return path(
      svg`M0,0 L${rim(rib, 50)} Q${rim(rib + 0.5, 42)} ${rim(rib + 1, 50)}Z`,
      mix(cloth, ink, Math.max(0, shade)),
    );
  });
  const tips = repeat(
    RIBS,
    (rib) =>
      svg`<circle cx="50" cy="0" r="1.6" fill="${ink}" transform="rotate(${(rib * 360) / RIBS})"/>`,
  );
  return svg`<g transform="rotate(${turn})">${gores}${tips}${circle(0, 0, 3, ink)}</g>`;
}

/** A crowd of umbrellas from above, one of another colour; `rain` streaks the sheet. */
export const umbrellas: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.06);
  const y = yAt(stage, 0.5);
  const pitch = isWide ? span * 0.24 : Math.min(width * 0.245, span * 0.26);
  const ground = palette.paper;
  const cloths = [
    mix(palette.sky[1], palette.ink, 0.25),
    mix(palette.sky[0], palette.ink, 0.2),
    mix(palette.sky[1], palette.sky[0], 0.5),
  ] as const;
  const rows = Math.max(2, Math.floor((span - pitch * 0.2) / pitch / 0.84));
  const columns = Math.ceil(width / pitch) + 2;
  const crowd = repeat(rows * columns, (index) => {
    const row = Math.floor(index / columns);
    const away = (row - (rows - 1) / 2) * pitch * 0.84;
    const column = (index % columns) - Math.floor(columns / 2);
    const left = x + (column + (row % 2) * 0.5) * pitch + random.between(-0.1, 0.1) * pitch;
    const top = y + away + random.between(-0.08, 0.08) * pitch;
    const isSubject = row === Math.floor(rows / 2) && column === 0;
    const turn = random.between(0, 45);
    const size = pitch * random.between(0.84, 0.98);
    const gap = isWide ? Math.min(1, Math.max(0, (left / width - 0.4) / 0.12)) : 1;
    const colour = random.pick(cloths);
    if (!isSubject && (random.next() > gap * 0.94 || left < -pitch || left > width + pitch))
      return '';
    const shadow = svg`<ellipse cx="${left + size * 0.14}" cy="${top + size * 0.2}" rx="${size * 0.48}" ry="${size * 0.46}" fill="${palette.ink}" opacity=".16"/>`;
    return (
      shadow +
      place(left, top, size / 100, umbrella(isSubject ? palette.accent : colour, palette.ink, turn))
    );
  });
  const streaks = repeat(variant === 'rain' ? 60 : 0, () => {
    const [left, top] = [random.between(0, width), random.between(0, height)];
    return svg`<path d="M${left},${top} l${-5 * unit},${random.between(10, 26) * unit}" stroke="#ffffff" stroke-width="${1.2 * unit}" opacity=".4"/>`;
  });
  return {
    svg:
      rect(0, 0, width, height, variant === 'rain' ? mix(ground, palette.sky[1], 0.35) : ground) +
      crowd +
      streaks,
    focus: { x, y },
  };
};
