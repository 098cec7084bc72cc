import type { Context, Handlers } from '../../server/call.ts';
import type { ImageFacts } from './image-facts.ts';
import { findPicture } from '../pages/page-images.store.ts';
import { createImagesService } from './images.service.ts';

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Handler of the pictures. */
export function imagesRoutes({ config, db }: Context, facts: ImageFacts): Handlers<'getImage'> {
  const images = createImagesService(config, facts, (id) => findPicture(db, id));
  return {
    getImage: async ({ params }) => {
      const picture = await images.cut(params.id, params.size, params.format);
      return new Response(picture, {
        headers: {
          'content-type': types[params.format],
          'content-length': String(picture.byteLength),
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
    },
  };
}
