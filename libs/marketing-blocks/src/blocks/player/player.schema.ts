import { idSchema, imageSchema } from '@foyer/contract';
import * as v from 'valibot';
import { clipSource, streamSchema } from '../../parts/clip.schema.ts';
import { titleItemsSchema } from '../../parts/title-items.schema.ts';
import { spare, textSchema, titleSchema } from '../../parts/words.schema.ts';

/** The server's block as the component's props: without something to play there is no block. */
export const playerSchema = v.pipe(
  v.object({
    image: spare(imageSchema),
    custom_data: v.object({
      title: titleSchema,
      label: spare(titleSchema),
      text: spare(textSchema),
      video_url: spare(streamSchema),
      url_id: spare(idSchema),
      is_external: spare(v.boolean()),
      use_original_source: spare(v.boolean()),
      backgrounds: spare(v.array(imageSchema)),
    }),
    items: v.fallback(titleItemsSchema, []),
  }),
  v.transform(({ image, custom_data: data, items: [film] }) => ({
    title: data.title,
    label: data.label,
    text: data.text,
    source: clipSource({
      address: data.video_url,
      titleId: data.url_id,
      isExternal: data.is_external,
      isOriginal: data.use_original_source,
    }),
    picture: data.backgrounds?.[0] ?? image ?? film?.backdrop,
    /** Whose clip it is. */
    film,
  })),
  v.check(({ source }) => source !== undefined),
  v.transform(({ source, ...props }) => ({ ...props, source: source ?? { titleId: '' } })),
);
/** Props of the block's component. */
export type PlayerProps = v.InferOutput<typeof playerSchema>;
