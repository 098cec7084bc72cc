import { mediaBlockSchema } from '@foyer/contract';
import * as v from 'valibot';
import { titleSummary } from '../../titles/title-summary.ts';

/** Covers of the invitation; with fewer titles it has none. COLD-009 */
const COVERS = 5;

/**
 * The server's block as the component's props. Where the service does not say whether the profile has chosen, it is a shelf
 * like any other.
 */
export const recomColdStartSchema = v.pipe(
  v.object({
    ...mediaBlockSchema.entries,
    items: v.pipe(mediaBlockSchema.entries.items, v.nonEmpty()),
  }),
  v.transform(({ sub_name: words, ...block }) => {
    const covers = block.items
      .flatMap((item) => (item.type === 'media_item' ? [titleSummary(item.media_item)] : []))
      .slice(0, COVERS);
    return {
      /** The shelf, without the words that ask to choose. */
      block,
      title: block.name,
      words,
      isChosen: block.custom_data?.cold_start?.is_chosen,
      covers: covers.length < COVERS ? [] : covers,
    };
  }),
);
/** Props of the block's component. */
export type RecomColdStartProps = v.InferOutput<typeof recomColdStartSchema>;
