import * as v from 'valibot';
import { addressSchema } from './primitives.ts';

const trackSchema = v.strictObject({
  /** ISO 639-2, as the manifest names it. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)),
  /** As viewers read it. */
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

/** Licence servers by key system. */
const licencesSchema = v.strictObject({
  widevine: v.optional(addressSchema),
  playready: v.optional(addressSchema),
  fairplay: v.optional(addressSchema),
  clearkey: v.optional(addressSchema),
});

/** Where something plays from. */
export const streamsSchema = v.pipe(
  v.strictObject({
    /** Address of the DASH manifest. */
    dash: v.optional(addressSchema),
    /** Address of the HLS variant list. Safari plays HLS, all others DASH. */
    hls: v.optional(addressSchema),
    /** Present where the streams are encrypted. */
    licences: v.optional(licencesSchema),
    /** Certificate of the FairPlay server. */
    fairplay_certificate: v.optional(addressSchema),
    /** Name of the key of `STREAM_SIGNERS` that signs the addresses for each playback. */
    signer: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))),
    /** Address of the list of thumbnails for the seek bar. */
    thumbnails: v.optional(addressSchema),
    audio: v.optional(v.array(trackSchema), []),
    subtitles: v.optional(v.array(trackSchema), []),
  }),
  v.check(({ dash, hls }) => dash !== undefined || hls !== undefined, 'dash or hls is needed'),
  v.forward(
    v.check(
      ({ licences, fairplay_certificate: certificate }) => !licences?.fairplay || !!certificate,
      'FairPlay needs its certificate',
    ),
    ['fairplay_certificate'],
  ),
);
/** Where something plays from. */
export type Streams = v.InferOutput<typeof streamsSchema>;
