import type { Hex, Scene } from '../artwork.types.ts';
import { glow, sky, stars } from '../drawing/atmosphere.ts';
import { mix } from '../drawing/colour.ts';
import { freeHeight, subjectX, yAt } from '../drawing/stage.ts';
import { circle, clip, linear, path, repeat, svg } from '../drawing/svg.ts';

/** A rocket 60 wide pointing up, its tail at the origin. */
function craft(body: Hex, fin: Hex, ink: Hex): string {
  return [
    path('M-22,-26 C-40,-14 -46,6 -44,20 L-18,4Z M22,-26 C40,-14 46,6 44,20 L18,4Z', fin),
    path('M0,-150 C30,-112 34,-56 20,6 H-20 C-34,-56 -30,-112 0,-150Z', body),
    path('M0,-150 C30,-112 34,-56 20,6 H4 C14,-56 16,-112 0,-150Z', ink, 0.16),
    path('M0,-150 C14,-132 22,-116 25,-100 H-25 C-22,-116 -14,-132 0,-150Z', fin),
    circle(0, -70, 13, ink),
    circle(0, -70, 9.6, mix(body, '#7fd6ff', 0.7)),
    path('M-6,-74 A7,7 0 0 1 2,-78 L0,-74 A4,4 0 0 0 -4,-71Z', '#ffffff', 0.9),
    path('M-4,-30 H4 L5,14 H-5Z', fin),
    path('M-16,6 H16 L12,14 H-12Z', ink),
  ].join('');
}

/** A rocket on a tail of smoke among small worlds; `launch` starts it from the ground. */
export const rocket: Scene = (stage) => {
  const { width, height, random, palette, isWide, unit, variant } = stage;
  const span = freeHeight(stage);
  const x = subjectX(stage, 0.02);
  const isLaunch = variant === 'launch';
  const lean = isLaunch ? 0 : random.pick([-1, 1]) * random.between(14, 24);
  const scale = span / (isLaunch ? 380 : 330);
  const tail = { x, y: yAt(stage, isLaunch ? 0.56 : 0.6) };
  const flame = linear(stage, [
    [0, '#ffffff'],
    [0.25, palette.light],
    [1, palette.accent, 0],
  ]);
  const worlds = isLaunch
    ? ''
    : repeat(3, (index) => {
        const side = index % 2 ? 1 : -1;
        const left = isWide
          ? x + side * span * random.between(0.42, 0.62)
          : width * ([0.16, 0.85, 0.2][index] ?? 0.5);
        const top = yAt(stage, [0.16, 0.3, 0.86][index] ?? 0.5);
        const radius = span * random.between(0.045, 0.085);
        const colour = [palette.accent, palette.light, palette.sky[2]][index] ?? palette.light;
        const within = clip(stage, circle(left, top, radius, '#000000'));
        return (
          circle(left, top, radius, colour) +
          svg`<g clip-path="${within}">${circle(left + radius * 0.5, top + radius * 0.3, radius, palette.ink, 0.22)}<rect x="${left - radius}" y="${top - radius * 0.1}" width="${radius * 2}" height="${radius * 0.2}" fill="#ffffff" opacity=".25"/></g>` +
          (index === 1
            ? svg`<ellipse cx="${left}" cy="${top}" rx="${radius * 1.7}" ry="${radius * 0.4}" fill="none" stroke="${palette.paper}" stroke-width="${2.4 * unit}" transform="rotate(-18 ${left} ${top})"/>`
            : '')
        );
      });
  const angle = ((lean + 180) * Math.PI) / 180;
  const puffs = repeat(26, (index) => {
    const away =
      (isLaunch ? 0.16 : 0.13) * span + (index / 25) ** 1.2 * span * (isLaunch ? 0.36 : 0.6);
    const spread = (8 + index * (isLaunch ? 4.4 : 2.4)) * scale * 0.7;
    const left = tail.x - Math.sin(-angle) * away + random.between(-1, 1) * spread;
    const top = tail.y - Math.cos(angle) * away + random.between(-0.4, 0.4) * spread;
    return circle(
      left,
      top,
      (10 + index * (isLaunch ? 1.9 : 1.3)) * scale * random.between(0.7, 1.1),
      mix(palette.paper, palette.sky[1], 0.1 + (index / 26) * 0.5),
      0.9,
    );
  });
  return {
    svg: [
      sky(stage, [
        [0, mix(palette.sky[0], palette.ink, 0.25)],
        [0.6, palette.sky[1]],
        [1, mix(palette.sky[1], palette.sky[2], 0.55)],
      ]),
      stars(stage, height, isWide ? 160 : 120),
      glow(stage, tail.x, tail.y, span * 0.5, palette.light, 0.4),
      worlds,
      puffs,
      svg`<g transform="translate(${tail.x} ${tail.y}) rotate(${lean}) scale(${scale})">${path('M-13,10 C-24,50 -6,70 0,112 C6,70 24,50 13,10Z', flame)}${craft(palette.paper, palette.accent, palette.ink)}</g>`,
    ].join(''),
    focus: { x, y: yAt(stage, 0.42) },
  };
};
