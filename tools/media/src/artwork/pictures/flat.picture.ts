import type { Hex, Point } from '../artwork.types.ts';
import { rasterise } from '../raster/pixels.ts';
import type { Picture } from './picture.types.ts';

/** What is known of a drawing that is one document. */
export interface FlatDrawing {
  document: string;
  color: Hex;
  /** In shares of the picture. */
  focus: Point;
}

/** A picture made of one document, such as a portrait or a logo; `drawing` is asked for at each use. */
export function flatPicture(
  id: string,
  mostBytes: number,
  drawing: () => FlatDrawing,
  isGrainy = false,
): Picture {
  return {
    id,
    mostBytes,
    source: () => drawing().document,
    draw: async () => {
      const { document, color, focus } = drawing();
      return { pixels: await rasterise(document), color, focus, isGrainy };
    },
  };
}
