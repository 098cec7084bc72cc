import * as v from 'valibot';
import { idSchema } from '../primitives.ts';

/** A picture by its id, as pages keep it. */
export const pictureRefSchema = v.object({ $picture: idSchema });
/** A picture by its id, as pages keep it. */
export type PictureRef = v.InferOutput<typeof pictureRefSchema>;

/** The evening of a day so many days from today: demo offers never run out. */
export const dayRefSchema = v.object({ $inDays: v.pipe(v.number(), v.integer()) });
/** The evening of a day so many days from today. */
export type DayRef = v.InferOutput<typeof dayRefSchema>;

/** A path on the origin of the outside parties, which is known when the service runs. */
export const partyRefSchema = v.object({ $party: v.string() });
/** A path on the origin of the outside parties. */
export type PartyRef = v.InferOutput<typeof partyRefSchema>;
