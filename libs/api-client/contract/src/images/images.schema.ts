import * as v from 'valibot';
import { colorSchema } from '../primitives.ts';
import type { ImageFormat, ImageSize } from './image-sizes.ts';

const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A picture without a size; {@link imageUrl} makes the address of a sized one. */
export const imageSchema = v.object({
  /** `/api/v1/images/{id}`, without size and format. */
  url: v.string(),
  /** Shown while the picture loads. */
  color: colorSchema,
  /** Whether the picture is light or dark on the whole: says which text can stand on it. */
  tone: v.picklist(['light', 'dark']),
  /** Point that a crop keeps in view, from the left and the top, 0 to 1. */
  focus: v.object({ x: shareSchema, y: shareSchema }),
});
/** A picture without a size. */
export type Image = v.InferOutput<typeof imageSchema>;

/** Address of a picture cut to a size round its focus. */
export function imageUrl(image: Pick<Image, 'url'>, size: ImageSize, format: ImageFormat): string {
  return `${image.url}/${size}.${format}`;
}
