import { type Brush, HEIGHT, setScale, WIDTH } from './paint/layer.ts';
import { toPlanes } from './planes.ts';
import type { Reel } from './reel.ts';
import { createAdvertisementReel } from './reels/advertisement.reel.ts';
import { createFilmReel } from './reels/film.reel.ts';
import { createShowcaseReel } from './reels/showcase.reel.ts';
import { createTrailerReel } from './reels/trailer.reel.ts';

/** Every video that can be drawn. */
export type ReelName = 'film' | 'trailer' | 'showcase' | 'ad-1' | 'ad-2';

const reels: Record<ReelName, () => Reel> = {
  film: createFilmReel,
  trailer: createTrailerReel,
  showcase: createShowcaseReel,
  'ad-1': () => createAdvertisementReel('ad-1'),
  'ad-2': () => createAdvertisementReel('ad-2'),
};

const faces = [
  '800 80px "Sofia Sans Extra Condensed Variable"',
  '400 30px "Golos Text Variable"',
  '500 30px "Golos Text Variable"',
];

/** What to draw; see {@link drawFrames}. */
export interface DrawOrder {
  reel: ReelName;
  /** Pixels per unit of the 1920 by 1080 drawing space. */
  scale: number;
  framesPerSecond: number;
  firstFrame: number;
  /** One past the last frame. */
  endFrame: number;
  /** Frames between two drawn frames. @default 1 */
  step?: number;
}

/** Draws frames in order and posts each to `/frame` as YUV 4:2:0 planes. Runs inside the browser. */
export async function drawFrames(order: DrawOrder): Promise<void> {
  await Promise.all(faces.map((face) => document.fonts.load(face, 'Ночной экспресс 0123')));
  setScale(order.scale);
  const canvas = new OffscreenCanvas(WIDTH * order.scale, HEIGHT * order.scale);
  const brush: Brush | null = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!brush) throw new Error(`cannot draw ${order.reel}`);
  const reel = reels[order.reel]();
  let sent: Promise<unknown> = Promise.resolve();
  for (let frame = order.firstFrame; frame < order.endFrame; frame += order.step ?? 1) {
    brush.setTransform(order.scale, 0, 0, order.scale, 0, 0);
    reel.draw(brush, frame / order.framesPerSecond);
    const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
    const planes = toPlanes(new Uint32Array(data.buffer), canvas.width, canvas.height);
    await sent;
    sent = fetch('/frame', { method: 'POST', body: planes });
  }
  await sent;
}
