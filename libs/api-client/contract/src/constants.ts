/** Every path of the contract stands below this. Outside it the backend answers `/live`, `/ready`, `/docs` and its payment provider only. */
export const API_PREFIX = '/api/v1';

/** Name of the cookie that holds the opaque session token: HttpOnly, Secure, Path=/, SameSite=Lax. */
export const SESSION_COOKIE = '__Host-foyer';

/**
 * Name of the cookie that stands for it on a page inside another site's page: the same, but
 * SameSite=None and Partitioned, so that it is sent inside that site only.
 */
export const EMBED_COOKIE = '__Host-foyer-embed';

/**
 * Name of the cookie that keeps the limits of a child on its device when nobody is signed in there: HttpOnly, Secure,
 * Path=/, SameSite=Lax. docs/decisions/0091
 */
export const LIMITS_COOKIE = '__Host-foyer-limits';

/** Header with which a page inside another site's page says so; then {@link EMBED_COOKIE} counts. */
export const EMBED_HEADER = 'x-embed';

/** Header that names the device a session starts on: the uid that the front end stores. STORE-001. */
export const DEVICE_HEADER = 'x-device-uid';

/** What the uid of a device looks like. STORE-001. */
export const DEVICE_UID = /^[\w-]{8,64}$/;

/** Header in which every call carries the running revision of the front end. Spec 1 §7, ERR-026. */
export const REVISION_HEADER = 'x-revision';

/**
 * Header that carries the id of a call, a UUID, to the service and back with its answer: the lines of all logs that
 * belong to the call bear it.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Header by which a call without an account chooses the language of its answer. */
export const LANGUAGE_HEADER = 'accept-language';

/** Languages of the service; the first is the default and the fallback. Spec 1 §9. */
export const LANGUAGES = ['rus', 'eng', 'hye'] as const;

/** The PIN of a profile whose PIN was never set or was deleted. Spec 1 §9. */
export const DEFAULT_PIN = '0000';

/** Alias of the home page, which a service has also while it has nothing else. */
export const HOME_VIEW = 'main';

/** Digits in a PIN. Spec 1 §9. */
export const PIN_LENGTH = 4;

/** Longest name of a profile, in characters. Spec 1 §9. */
export const PROFILE_NAME_MAX_LENGTH = 20;

/** Devices of an account where the service states no limit. Spec 1 §9, DEV-001. */
export const DEVICE_LIMIT = 5;

/** Digits in a code by SMS, unless the service states another number. Spec 1 §9, LOGIN-050. */
export const SMS_CODE_LENGTH = 4;

/** Digits in a code by e-mail. Spec 1 §9, LOGIN-051. */
export const EMAIL_CODE_LENGTH = 6;

/** Fewest characters of a new password. */
export const PASSWORD_MIN_LENGTH = 8;
