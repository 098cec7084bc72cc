import * as v from 'valibot';
import { idSchema } from '../primitives.ts';
import { imageFormats, imageSizes } from './image-sizes.ts';

/** Parameters of a picture's address. */
export const imageParamsSchema = v.object({
  id: idSchema,
  size: v.picklist(imageSizes),
  format: v.picklist(imageFormats),
});
