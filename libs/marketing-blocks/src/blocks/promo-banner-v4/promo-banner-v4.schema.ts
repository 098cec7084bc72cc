import { bannerSchema } from '@foyer/contract';
import * as v from 'valibot';
import { readBanner } from '../../parts/banner.schema.ts';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { listOf } from '../../parts/list-of.schema.ts';
import { titleItemsSchema } from '../../parts/title-items.schema.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';

/** It cycles among so many. BLOCK-074 */
export const TITLES_MAX = 3;

/** The server's block as the component's props: its titles, and a banner beneath them. */
export const promoBannerV4Schema = v.pipe(
  v.object({
    ...buttonEntries,
    custom_data: v.object({
      title: titleSchema,
      label: spare(titleSchema),
      buttons: v.fallback(buttonsSchema, []),
      banners: v.fallback(v.optional(listOf(bannerSchema), []), []),
    }),
    items: titleItemsSchema,
  }),
  v.transform(({ target, custom_data: { title, label, buttons = [], banners = [] }, items }) => ({
    title,
    label,
    buttons: readButtons(buttons, target),
    banner: banners.flatMap(readBanner)[0],
    titles: items.slice(0, TITLES_MAX),
  })),
  v.check(({ titles }) => titles.length > 0),
);
/** Props of the block's component. */
export type PromoBannerV4Props = v.InferOutput<typeof promoBannerV4Schema>;
