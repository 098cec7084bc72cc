/** Every `error_code` of the contract by name. Machines and views compare with these, never with numbers. */
export const errorCodes = {
  /** The service failed; nothing the caller could change. */
  internal: 1000000,
  /** The request does not fit its schema. */
  invalidRequest: 1000001,
  /** No such view, item, profile, picture or path. */
  notFound: 1000002,
  /** There is no session, or it has ended. ERR-006. */
  sessionMissing: 1000023,
  /** The session must be renewed. ERR-007. */
  sessionStale: 1000053,
  /** Access denied; on a GET the session is dropped. ERR-009, ERR-010. */
  accessDenied: 1000049,
  /** Too many codes were sent or tried; `retry_after_seconds` says how long to wait. */
  tooManyCodes: 1000060,
  /** The one-time code is wrong or too old. */
  wrongCode: 1000061,
  /** The password is wrong. */
  wrongPassword: 1000062,
  /** The call needs an account. Not a 401: that would drop the demo session. */
  signInRequired: 1000109,
  /** The title is above the profile's default age limit, or the PIN given for it is wrong. */
  pinRequired: 1000110,
  /** The title is above the profile's highest age limit; no PIN helps. */
  notForProfile: 1000111,
  /** Only the master profile may do this. */
  masterOnly: 1000112,
  /** The old PIN given with a PIN change is wrong. */
  wrongOldPin: 1000113,
  /** A PIN cannot be changed to 0000. Spec 1 §8. */
  pinIsDefault: 1000114,
  /** Too many wrong PINs for this profile; `retry_after_seconds` says how long to wait. */
  tooManyPinTries: 1000115,
} as const;

/** Name of an error of the contract. */
export type ErrorName = keyof typeof errorCodes;
/** Number of an error of the contract. */
export type ErrorCode = (typeof errorCodes)[ErrorName];

/** HTTP status with which each error is answered. */
export const errorStatuses: Readonly<Record<ErrorName, number>> = {
  internal: 500,
  invalidRequest: 400,
  notFound: 404,
  sessionMissing: 401,
  sessionStale: 401,
  accessDenied: 403,
  tooManyCodes: 429,
  wrongCode: 400,
  wrongPassword: 400,
  signInRequired: 403,
  pinRequired: 403,
  notForProfile: 403,
  masterOnly: 403,
  wrongOldPin: 400,
  pinIsDefault: 400,
  tooManyPinTries: 429,
};
