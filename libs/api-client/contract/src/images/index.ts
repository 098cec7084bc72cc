export { imageSizes, type ImageSize, imageFormats, type ImageFormat } from './image-sizes.ts';
export { getImageOperation } from './images.operations.ts';
export { imageParamsSchema } from './image-params.schema.ts';
export { imageSchema, type Image, imageUrl } from './images.schema.ts';
