import * as v from 'valibot';

/** What the page in the canvas says, from exactly its own origin. */
export const canvasMessageSchema = v.variant('type', [
  /** It is drawn. */
  v.object({ type: v.literal('foyer.draft.ready') }),
  /** A block was pressed. */
  v.object({ type: v.literal('foyer.draft.pressed'), block: v.pipe(v.string(), v.maxLength(200)) }),
  /** F6 was pressed. */
  v.object({ type: v.literal('foyer.draft.left'), back: v.boolean() }),
  /** So many bytes of pictures were loaded so far. */
  v.object({
    type: v.literal('foyer.draft.weighed'),
    bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
]);
/** What the page in the canvas says. */
export type CanvasMessage = v.InferOutput<typeof canvasMessageSchema>;

/** Message to the page in the canvas. */
export type CanvasWish = { type: 'foyer.draft.select'; block: string };

/** Reads a message of the canvas; nothing of one of another window, another origin or another form. */
export function readCanvasMessage(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  from: { window: Window | null | undefined; origin: string },
): CanvasMessage | undefined {
  if (source !== from.window || origin !== from.origin) return undefined;
  const read = v.safeParse(canvasMessageSchema, data);
  return read.success ? read.output : undefined;
}
