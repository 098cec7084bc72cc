import { colorSchema, karaokeItemShortSchema } from '@foyer/contract';
import * as v from 'valibot';
import { songSummary } from '../../cards/song-summary.ts';
import { listOf } from '../../parts/list-of.schema.ts';
import { titleSchema } from '../../parts/words.schema.ts';

/** How many songs make a chart. */
export const SONGS_MIN = 4;
export const SONGS_MAX = 12;

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const songItemSchema = v.object({
  type: v.literal('karaoke_item'),
  karaoke_item: karaokeItemShortSchema,
});

/** The server's block as the component's props: each song leads to its page. */
export const multiSubMusicSchema = v.pipe(
  v.object({
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: optional(titleSchema),
        label: optional(titleSchema),
        glow_color: optional(colorSchema),
      }),
      {},
    ),
    items: listOf(songItemSchema),
  }),
  v.transform(({ name, custom_data: { title, label, glow_color }, items }) => ({
    title: title ?? name,
    label,
    glow: glow_color,
    songs: items.slice(0, SONGS_MAX).map(({ karaoke_item }) => songSummary(karaoke_item)),
  })),
  v.check(({ songs }) => songs.length >= SONGS_MIN),
);
/** Props of the block's component. */
export type MultiSubMusicProps = v.InferOutput<typeof multiSubMusicSchema>;
