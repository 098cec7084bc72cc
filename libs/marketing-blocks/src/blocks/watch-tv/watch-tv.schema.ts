import { type ProgrammeShort, programmeShortSchema } from '@foyer/contract';
import * as v from 'valibot';
import { buttonEntries, buttonsSchema, readButtons } from '../../parts/block-buttons.schema.ts';
import { listOf } from '../../parts/list-of.schema.ts';
import { textSchema, titleSchema } from '../../parts/words.schema.ts';

/** How many channels are worth a look. */
export const CHANNELS_MIN = 4;
export const CHANNELS_MAX = 12;

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const programmeItemSchema = v.object({ type: v.literal('epg'), epg: programmeShortSchema });

/** The programmes of each channel, channels in the order of their first. */
function byChannel(programmes: readonly ProgrammeShort[]): ProgrammeShort[][] {
  const channels = new Map<string, ProgrammeShort[]>();
  for (const programme of programmes) {
    const { id } = programme.channel_info;
    channels.set(id, [...(channels.get(id) ?? []), programme]);
  }
  return [...channels.values()];
}

/** The server's block as the component's props: the programmes of each channel in their order. */
export const watchTvSchema = v.pipe(
  v.object({
    ...buttonEntries,
    name: titleSchema,
    custom_data: v.optional(
      v.object({
        title: optional(titleSchema),
        label: optional(titleSchema),
        text: optional(textSchema),
        buttons: v.fallback(buttonsSchema, []),
      }),
      {},
    ),
    items: listOf(programmeItemSchema),
  }),
  v.transform(({ name, target, custom_data: { title, label, text, buttons = [] }, items }) => ({
    title: title ?? name,
    label,
    text,
    buttons: readButtons(buttons, target),
    channels: byChannel(items.map(({ epg }) => epg)).slice(0, CHANNELS_MAX),
  })),
  v.check(({ channels }) => channels.length >= CHANNELS_MIN),
);
/** Props of the block's component. */
export type WatchTvProps = v.InferOutput<typeof watchTvSchema>;
