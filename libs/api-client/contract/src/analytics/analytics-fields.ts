import * as v from 'valibot';
import { secondsSchema } from '../primitives.ts';

/** A name, id or path in an event; longer ones are refused rather than stored. */
export const shortText = v.pipe(v.string(), v.maxLength(300));

/** A sentence in an event. */
export const longText = v.pipe(v.string(), v.maxLength(2000));

/** What happened when, by the viewer's own clock. */
export const momentFields = { at: v.pipe(v.string(), v.isoTimestamp()) };

/** Which title, channel, programme or song an event is about. */
export const contentFields = { content_id: shortText, content_type: shortText };

/** What every event of a playback says. */
export const playbackFields = {
  ...contentFields,
  /** One playback from its init to its stop; also in the headers of its segments. */
  playback_session_id: shortText,
  /** What is played: a film, a live channel, a channel behind live, an archive, a trailer. */
  media_type: v.picklist(['vod', 'live', 'pause_live', 'catchup', 'trailer', 'embed']),
  /** Who watched: the batch says who sends, and may go after another profile has come. */
  profile_id: v.optional(shortText),
  /** Seconds from the start; of a channel the moment of the broadcast, in seconds since 1970. */
  position: v.optional(secondsSchema),
};
