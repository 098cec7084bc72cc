import { pushEventSchema, streamReadySchema } from '@foyer/contract';
import {
  array,
  literal,
  number,
  object,
  optional,
  string,
  variant,
  type InferOutput,
} from 'valibot';

const id = optional(string());

/**
 * What the tabs of a browser tell each other of the push channel. Another tab may run another revision, so what comes
 * is checked.
 */
export const tabMessageSchema = variant('kind', [
  /** From the tab that reads: a connection stands. */
  object({ kind: literal('ready'), id, ...streamReadySchema.entries }),
  /** From the tab that reads. */
  object({ kind: literal('event'), id, event: pushEventSchema }),
  /** A tab asks what came after an id, or without one where the events are. */
  object({ kind: literal('asked'), from: string(), id }),
  /** The answer, for the tab that asked: `new` and `lost` only say where the events are. */
  object({
    kind: literal('told'),
    to: string(),
    id: string(),
    ...streamReadySchema.entries,
    events: array(object({ id: string(), event: pushEventSchema })),
  }),
  /** A tab has heard nothing for a while, and doubts that another still reads. */
  object({ kind: literal('doubted') }),
  /** From the tab that reads: it does. */
  object({ kind: literal('alive') }),
  /** A tab was away; see `PushChannel.wake`. */
  object({ kind: literal('woken'), silentMs: number() }),
]);

/** One message from tab to tab. */
export type TabMessage = InferOutput<typeof tabMessageSchema>;
