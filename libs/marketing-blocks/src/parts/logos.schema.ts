import {
  bannerSchema,
  channelShortSchema,
  mediaItemEntrySchema,
  serviceShortSchema,
} from '@foyer/contract';
import * as v from 'valibot';
import { servicePath, channelPath, cardPath } from '@foyer/site-map';
import { countedId } from './banner.schema.ts';
import { listOf } from './list-of.schema.ts';
import { targetLink } from './target-link.ts';

const inside = (href: string) => ({ href, isOutside: false });

const logoItemSchema = v.variant('type', [
  v.object({ type: v.literal('service'), service: serviceShortSchema }),
  v.object({ type: v.literal('channel'), channel: channelShortSchema }),
  v.object({ type: v.literal('banner'), banner: bannerSchema }),
  mediaItemEntrySchema,
]);

/** The sign of something: its picture, its name, and where it leads. */
function logoOf(item: v.InferOutput<typeof logoItemSchema>) {
  switch (item.type) {
    case 'service': {
      const { id, name, image: picture } = item.service;
      return { id, name, picture, link: inside(servicePath(item.service)) };
    }
    case 'channel': {
      const { id, name, slug, logo: picture } = item.channel;
      return { id, name, picture, link: inside(channelPath(slug)) };
    }
    case 'media_item': {
      const { id, name, poster: picture } = item.media_item;
      return { id, name, picture, link: inside(cardPath(item.media_item)) };
    }
    case 'banner': {
      const { id, title: name, images, target, advertiser_info: advertiser } = item.banner;
      // An advertisement says whose it is, and a sign has no room for that. BLOCK-087
      const picture = advertiser ? undefined : images[0];
      return { id, name, picture, link: targetLink(target), countedId: countedId(item.banner) };
    }
  }
}

/** Services, channels, titles and banners as signs; what has no picture is left out, and so are advertisements. */
export const logosSchema = v.pipe(
  listOf(logoItemSchema),
  v.transform((items) =>
    items.flatMap((item) => {
      const { picture, ...logo } = logoOf(item);
      return picture ? [{ countedId: undefined, ...logo, picture }] : [];
    }),
  ),
);
/** The sign of something that a block holds. */
export type Logo = v.InferOutput<typeof logosSchema>[number];
