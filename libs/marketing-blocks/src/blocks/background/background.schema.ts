import { mediaItemEntrySchema } from '@foyer/contract';
import * as v from 'valibot';
import { addressSchema } from '../../parts/address.schema.ts';
import { buttonEntries } from '../../parts/block-buttons.schema.ts';
import { lineSchema } from '../../parts/card-fields.schema.ts';
import { listOf } from '../../parts/list-of.schema.ts';
import { targetLink } from '../../parts/target-link.ts';
import { spare, titleSchema } from '../../parts/words.schema.ts';
import { titleSummary } from '../../titles/title-summary.ts';
import { SCREENSHOTS_MAX } from './showcase-limits.ts';

/** Longest line under the headline, in characters. */
const LINE_MAX = 160;

/**
 * The server's block as the component's props: titles with their age and screenshots, before a film between two pictures.
 * BLOCK-059 to BLOCK-061
 */
export const backgroundSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    sub_name: spare(lineSchema(LINE_MAX)),
    custom_data: v.optional(
      v.object({
        video_url: spare(addressSchema),
        video_image_bottom: spare(addressSchema),
        video_image_top: spare(addressSchema),
      }),
      {},
    ),
    items: listOf(mediaItemEntrySchema),
  }),
  v.transform(({ name, sub_name, target, custom_data: data, items }) => ({
    title: name,
    subTitle: sub_name,
    href: targetLink(target)?.href,
    film: data.video_url,
    pictureBottom: data.video_image_bottom,
    pictureTop: data.video_image_top,
    items: items.map(({ media_item }) => ({
      ...titleSummary(media_item),
      screenshots: media_item.screenshots.slice(1, 1 + SCREENSHOTS_MAX),
    })),
  })),
  v.check(({ items }) => items.length > 0),
);
/** Props of the block's component. */
export type BackgroundProps = v.InferOutput<typeof backgroundSchema>;
