import { mediaItemEntrySchema } from '@foyer/contract';
import * as v from 'valibot';
import { titleSummary } from '../titles/title-summary.ts';
import { listOf } from './list-of.schema.ts';

/** The films, series, seasons and episodes of a block, as cards show them; anything else is left out. */
export const titleItemsSchema = v.pipe(
  listOf(mediaItemEntrySchema),
  v.transform((items) => items.map(({ media_item }) => titleSummary(media_item))),
);
