import * as v from 'valibot';
import { DEVICE_UID, LANGUAGES } from './constants.ts';

/** Id of anything: opaque, never empty, never a number. */
export const idSchema = v.pipe(v.string(), v.minLength(1));

/** Language of a session or an answer. */
export const languageSchema = v.picklist(LANGUAGES);
/** Language of a session or an answer. */
export type Language = v.InferOutput<typeof languageSchema>;

/** Colour as `#rrggbb`; safe to place in a style sheet because nothing else passes. */
export const colorSchema = v.pipe(v.string(), v.regex(/^#[\dA-Fa-f]{6}$/));

/** Length or position in seconds; may have a fraction. */
export const secondsSchema = v.pipe(v.number(), v.minValue(0));

/** Phone in international form without spaces, for example `+79000000002`. */
export const phoneSchema = v.pipe(v.string(), v.regex(/^\+\d{7,15}$/));

/** E-mail address; capitals make no difference. Signs of lists, names and groups are refused: it is one address. */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.regex(/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\.]+(\.[^\s@,;:<>()[\]"\\.]+)+$/),
);

/** Uid of a device, as the front end makes and stores it. STORE-001. */
export const deviceUidSchema = v.pipe(v.string(), v.regex(DEVICE_UID));

/** A place inside the site that a menu item, a block or a notification leads to. */
export const screenTargetSchema = v.object({
  type: v.literal('screen'),
  /** Path inside the site, with or without the leading slash. */
  link: v.string(),
  title: v.optional(v.string()),
});
/** A place inside the site that a menu item, a block or a notification leads to. */
export type ScreenTarget = v.InferOutput<typeof screenTargetSchema>;
