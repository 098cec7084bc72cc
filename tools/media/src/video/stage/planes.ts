// BT.709 in the limited range of television, in 1/65536; chroma is taken from the sum of four pixels.
const BLACK = 1_081_344;
const GREY = 33_685_504;

/**
 * Turns RGBA into the planes of YUV 4:2:0, which is what video is made of: less than half the bytes to hand over.
 *
 * @param rgba - Pixels, four bytes each, the first in the lowest byte.
 * @param width - Even, and so is `height`.
 */
export function toPlanes(
  rgba: Uint32Array,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const size = width * height;
  const planes = new Uint8Array(size * 1.5);
  for (let at = 0; at < size; at++) {
    const pixel = rgba[at] ?? 0;
    planes[at] =
      (11966 * (pixel & 255) +
        40254 * ((pixel >> 8) & 255) +
        4064 * ((pixel >> 16) & 255) +
        BLACK) >>
      16;
  }
  let blueAt = size;
  let redAt = size * 1.25;
  for (let y = 0; y < height; y += 2) {
    for (let at = y * width; at < (y + 1) * width; at += 2) {
      const [one, two, three, four] = [
        rgba[at] ?? 0,
        rgba[at + 1] ?? 0,
        rgba[at + width] ?? 0,
        rgba[at + width + 1] ?? 0,
      ];
      const red = (one & 255) + (two & 255) + (three & 255) + (four & 255);
      const green =
        ((one >> 8) & 255) + ((two >> 8) & 255) + ((three >> 8) & 255) + ((four >> 8) & 255);
      const blue =
        ((one >> 16) & 255) + ((two >> 16) & 255) + ((three >> 16) & 255) + ((four >> 16) & 255);
      planes[blueAt++] = (-6596 * red - 22189 * green + 28784 * blue + GREY) >> 18;
      planes[redAt++] = (28784 * red - 26145 * green - 2639 * blue + GREY) >> 18;
    }
  }
  return planes;
}
