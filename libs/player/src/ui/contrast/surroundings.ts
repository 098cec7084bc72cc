import { contrast, type Rgb } from '@foyer/ui/theme/contrast';
import { page } from 'vitest/browser';
import type { Ink } from './inks.ts';

/** Of how many pixels around it an ink may be closer in colour; smoothed edges are no surroundings. */
const STRAY_SHARE = 0.05;

/** Takes words and signs away, and nothing that stands behind them. */
const inkless = `
  * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; }
  svg { opacity: 0 !important; }
`;

/** What a part of the page looks like without its words and signs. */
export async function withoutInks(root: HTMLElement): Promise<(place: DOMRect) => Rgb[]> {
  const sheet = document.createElement('style');
  sheet.textContent = inkless;
  document.head.append(sheet);
  const png = await page.screenshot({ element: root, save: false });
  sheet.remove();
  return pixelsIn(await decode(png), root.getBoundingClientRect());
}

async function decode(base64: string): Promise<ImageData> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(image, 0, 0);
  return pen?.getImageData(0, 0, canvas.width, canvas.height) as ImageData;
}

const pixelsIn =
  ({ data, width, height }: ImageData, box: DOMRect) =>
  (place: DOMRect): Rgb[] => {
    const scale = width / box.width;
    const within = (value: number, most: number) =>
      Math.min(most, Math.max(0, Math.round(value * scale)));
    const [left, right] = [place.left - box.left, place.right - box.left].map((x) =>
      within(x, width),
    );
    const [top, bottom] = [place.top - box.top, place.bottom - box.top].map((y) =>
      within(y, height),
    );
    const pixels: Rgb[] = [];
    for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
      for (let x = left ?? 0; x < (right ?? 0); x += 1)
        pixels.push(pixelAt(data, (y * width + x) * 4));
    }
    return pixels;
  };

const pixelAt = (data: ArrayLike<number>, at: number): Rgb => [
  data[at] ?? 0,
  data[at + 1] ?? 0,
  data[at + 2] ?? 0,
];

/** The contrast that an ink keeps with nearly all of what is around it; undefined where it lies outside the picture. */
export function contrastOf(
  { color, places }: Ink,
  look: (place: DOMRect) => Rgb[],
): number | undefined {
  const ink = rgbOf(color);
  const ratios = places
    .flatMap(look)
    .map((pixel) => contrast(ink, pixel))
    .toSorted((one, other) => one - other);
  return ratios[Math.floor(ratios.length * STRAY_SHARE)];
}

/** Any colour of CSS as the screen shows it. */
function rgbOf(color: string): Rgb {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is nothing to draw on');
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  return pixelAt(pen.getImageData(0, 0, 1, 1).data, 0);
}
