import { type Brush, fillShape } from './layer.ts';

const COAT = new Path2D(
  'M-3.4,-88 L3.4,-88 C8,-84 13,-83 15,-77 C17,-67 17,-55 16,-46 L12.6,-46 C13.5,-38 14,-30 14.5,-24 L7.5,-24 L6.8,0 L1.6,0 L.6,-24 L-.6,-24 L-2.4,0 L-7.4,0 L-7.5,-24 L-14.5,-24 C-14,-32 -13.5,-38 -12.6,-46 L-16,-46 C-17,-56 -17,-66 -15,-77 C-13,-83 -8,-84 -3.4,-88 Z',
);
const UMBRELLA = new Path2D(
  'M-36,-100 C-32,-134 32,-134 36,-100 C28,-106 20,-106 12,-101 C6,-106 -6,-106 -12,-101 C-20,-106 -28,-106 -36,-100Z M-.9,-130 h1.8 v76 h-1.8Z',
);

/** A person in a coat, standing on (x, y). */
export function person(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  colour: string,
  umbrellaTilt?: number,
): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(height / 100, height / 100);
  brush.fillStyle = colour;
  brush.beginPath();
  brush.arc(0, -93, 6.6, 0, Math.PI * 2);
  brush.fill();
  fillShape(brush, COAT);
  if (umbrellaTilt !== undefined) {
    brush.translate(8, 0);
    brush.rotate(umbrellaTilt);
    fillShape(brush, UMBRELLA);
  }
  brush.restore();
}
