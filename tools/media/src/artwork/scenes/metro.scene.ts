import type { Hex, Point, Scene } from '../artwork.types.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, rect, svg } from '../drawing/svg.ts';

/** Directions a line may take, in eighths of a turn. */
const step = (eighth: number, length: number): Point => ({
  x: Math.cos((eighth * Math.PI) / 4) * length,
  y: Math.sin((eighth * Math.PI) / 4) * length,
});

/** Lines of an underground on paper, all through one station; `circle` adds a ring line. */
export const metro: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const hub = { x: subjectX(stage, 0.08), y: yAt(stage, random.between(0.42, 0.58)) };
  const weight = (isWide ? 11 : 9) * unit;
  const pitch = Math.min(width, span) * (isWide ? 0.17 : 0.12);
  const colours: readonly Hex[] = [
    palette.accent,
    palette.sky[1],
    mix(palette.ink, palette.sky[0], 0.35),
    palette.sky[0],
    mix(palette.sky[2], palette.ink, 0.25),
  ];
  const isFree = ({ y }: Point) => y > stage.free.top + weight && y < stage.free.bottom - weight;
  const arms = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
  const lines = arms.map((eighth, arm) => {
    let at: Point = { ...hub };
    let turn = eighth;
    const points = [at];
    const stops: Point[] = [];
    const reach = random.whole(5, 9);
    for (let leg = 0; leg < reach; leg += 1) {
      const move = step(turn, pitch * random.between(0.8, 1.4));
      const next = { x: at.x + move.x, y: at.y + move.y };
      if (!isFree(next) && leg > 0) break;
      if (isWide && next.x < width * 0.42) break;
      if (next.x < -pitch || next.x > width + pitch) break;
      stops.push({ x: (at.x + next.x) / 2, y: (at.y + next.y) / 2 });
      at = next;
      points.push(at);
      if (leg > 0 && random.chance(0.5))
        turn = eighth + (turn === eighth ? (random.chance(0.5) ? 1 : -1) : 0);
    }
    return {
      points,
      stops,
      end: at,
      colour: colours[(arm % 4) + (arm > 3 && random.chance(0.4) ? 1 : 0)] ?? palette.ink,
    };
  });
  const text = (points: readonly Point[]) => points.map(({ x, y }) => svg`${x},${y}`).join(' ');
  const stop = ({ x, y }: Point, colour: Hex) =>
    svg`<circle cx="${x}" cy="${y}" r="${weight * 0.62}" fill="${palette.paper}" stroke="${colour}" stroke-width="${weight * 0.36}"/>`;
  const ring =
    variant === 'circle'
      ? svg`<circle cx="${hub.x}" cy="${hub.y}" r="${pitch * 1.9}" fill="none" stroke="${mix(palette.ink, palette.paper, 0.25)}" stroke-width="${weight}"/>`
      : '';
  return {
    svg: [
      rect(0, 0, width, height, palette.paper),
      ring,
      ...lines.map(
        ({ points, colour }) =>
          svg`<polyline points="${text(points)}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"/>`,
      ),
      ...lines.map(
        ({ stops, end, colour }) =>
          stops
            .slice(1)
            .map((point) => stop(point, colour))
            .join('') + stop(end, colour),
      ),
      circle(hub.x, hub.y, weight * 2.5, palette.ink),
      circle(hub.x, hub.y, weight * 1.75, palette.paper),
      circle(hub.x, hub.y, weight * 1.05, palette.accent),
    ].join(''),
    focus: hub,
  };
};
