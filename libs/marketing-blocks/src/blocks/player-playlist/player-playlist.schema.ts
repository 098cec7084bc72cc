import { customCardSchema } from '@foyer/contract';
import * as v from 'valibot';
import { clipSource, streamSchema } from '../../parts/clip.schema.ts';
import { listOf } from '../../parts/list-of.schema.ts';
import { targetLink } from '../../parts/target-link.ts';
import { titleItemsSchema } from '../../parts/title-items.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** One alone is no list. */
export const CLIPS_MIN = 2;
export const CLIPS_MAX = 12;

const cardSchema = v.object({
  ...customCardSchema.entries,
  title: titleSchema,
  image: spare(customCardSchema.entries.image),
  video_url: streamSchema,
});

/** The server's block as the component's props: its cards; without two of them the trailers of its titles. */
export const playerPlaylistSchema = v.pipe(
  v.object({
    custom_data: v.object({
      title: titleSchema,
      label: spare(titleSchema),
      cards: v.fallback(v.optional(listOf(cardSchema), []), []),
    }),
    items: v.fallback(titleItemsSchema, []),
  }),
  v.transform(({ custom_data: { title, label, cards = [] }, items }) => {
    const films = items.map(({ id, title: name, backdrop, href }) => ({
      id,
      title: name,
      picture: backdrop,
      href,
      source: clipSource({ address: undefined, titleId: id }),
    }));
    const own = cards.map(({ id, title: name, image, video_url, target }) => ({
      id,
      title: name,
      // A card of a title has what it lacks from it.
      picture: image ?? films.find((film) => film.title === name)?.picture,
      href: targetLink(target)?.href ?? films.find((film) => film.title === name)?.href,
      source: clipSource({ address: video_url, titleId: undefined }),
    }));
    return {
      title,
      label,
      clips: (own.length >= CLIPS_MIN ? own : films)
        .flatMap(({ source, ...clip }) => (source ? [{ ...clip, source }] : []))
        .slice(0, CLIPS_MAX),
    };
  }),
  v.check(({ clips }) => clips.length >= CLIPS_MIN),
);
/** Props of the block's component. */
export type PlayerPlaylistProps = v.InferOutput<typeof playerPlaylistSchema>;
