/** Every path of the contract stands below this. Outside it the backend answers `/health` and `/ready` only. */
export const API_PREFIX = '/api/v1';

/** Name of the cookie that holds the opaque session token: HttpOnly, Secure, Path=/, SameSite=Lax. */
export const SESSION_COOKIE = '__Host-foyer';

/** Header in which every call carries the running revision of the front end. Spec 1 §7, ERR-026. */
export const REVISION_HEADER = 'x-revision';

/** Header by which a call without an account chooses the language of its answer. */
export const LANGUAGE_HEADER = 'accept-language';

/** Languages of the service; the first is the default and the fallback. Spec 1 §9. */
export const LANGUAGES = ['rus', 'eng', 'hye'] as const;

/** The PIN of a profile whose PIN was never set or was deleted. Spec 1 §9. */
export const DEFAULT_PIN = '0000';

/** Digits in a PIN. Spec 1 §9. */
export const PIN_LENGTH = 4;

/** Longest name of a profile, in characters. Spec 1 §9. */
export const PROFILE_NAME_MAX_LENGTH = 20;
