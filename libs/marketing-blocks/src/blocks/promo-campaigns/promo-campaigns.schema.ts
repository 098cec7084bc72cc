import { type Banner, bannerSchema, mediaItemEntrySchema } from '@foyer/contract';
import * as v from 'valibot';
import { readBanner } from '../../parts/banner.schema.ts';
import { listOf } from '../../parts/list-of.schema.ts';
import { titleSummary } from '../../titles/title-summary.ts';

/** As many as a hero has. */
export const SLIDES_MAX = 5;

const itemSchema = v.variant('type', [
  mediaItemEntrySchema,
  v.object({ type: v.literal('banner'), banner: bannerSchema }),
]);

/** What a promo shows of an item: a title as if it were a separate banner. HOME-007 */
function slideOf(item: v.InferOutput<typeof itemSchema>) {
  if (item.type === 'banner') return readBanner(item.banner);
  const { id, title, summary, backdrop, href, ageLabel } = titleSummary(item.media_item);
  const banner: Banner = {
    id,
    title,
    subtitle: summary,
    images: [{ focus: { x: 0.5, y: 0.5 }, ...backdrop }],
    ...(ageLabel !== undefined && { age_level: { name: ageLabel } }),
    target: { type: 'screen', link: href },
    size: 'large',
  };
  return readBanner(banner);
}

/** The server's block as the component's props: banners and titles in their order. */
export const promoCampaignsSchema = v.pipe(
  v.object({ items: listOf(itemSchema) }),
  v.transform(({ items }) => ({ slides: items.flatMap(slideOf).slice(0, SLIDES_MAX) })),
  v.check(({ slides }) => slides.length > 0),
);
/** Props of the block's component. */
export type PromoCampaignsProps = v.InferOutput<typeof promoCampaignsSchema>;
