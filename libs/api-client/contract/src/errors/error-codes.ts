import type { PageErrorName } from './page-errors.ts';

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
  /** The country of the caller may not use the service. ERR-011. */
  geoBlocked: 1000051,
  /** Too many calls; `retry_after_seconds` says how long to wait. */
  tooManyCalls: 1000055,
  /** Too many codes were sent or tried; `retry_after_seconds` says how long to wait. */
  tooManyCodes: 1000060,
  /** The one-time code is wrong or too old. */
  wrongCode: 1000061,
  /** The password is wrong. */
  wrongPassword: 1000062,
  /** The phone is the login of another account. */
  loginTaken: 1000063,
  /** Accounts are made by phone only. LOGIN-002. */
  phoneOnly: 1000064,
  /** The password is right, but the account must move to a phone first. LOGIN-028. */
  migrationNeeded: 1000065,
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
  /** The session is restricted: the device limit is reached. SESS-003. */
  sessionRestricted: 1000117,
  /** The account is blocked. Spec 1 §6. */
  accountBlocked: 1000118,
  /** Something like it exists already, or the limit of such things is reached. */
  conflict: 1000120,
  /** The same idempotency key came with another body. */
  idempotencyMismatch: 1000121,
  /** It goes on once a bank card is linked. PROMO-003. */
  cardBindingRequired: 2000021,
  /** There is no such promo code or certificate. */
  voucherUnknown: 2000022,
  /** The promo code or certificate is too old, or was used as often as it may be. */
  voucherExpired: 2000023,
  /** This account has used the promo code or certificate. */
  voucherUsed: 2000024,
  /** Five codes failed today; `retry_after_seconds` says how long to wait. PROMO-010. */
  tooManyVouchers: 2000025,
  /** Not enough money on the bank card. PAY-019. */
  cardFundsMissing: 2000034,
  /** Not enough money on the prepaid account. PAY-020. */
  prepaidFundsMissing: 2000035,
  /** The bank refused the card. */
  paymentDeclined: 2000036,
  /** The payment has not arrived yet. */
  paymentMissing: 2000037,
  /** The price is not offered to this account, or not any more. */
  priceGone: 2000038,
  /** The account has it already; money that was taken goes back. */
  alreadyOwned: 2000039,
  /** The purchase must be sent with `is_confirmed`. */
  confirmationRequired: 2000040,
  /** The account does not take part in the bonus program whose points would pay. */
  bonusInactive: 2000041,
  /** Not enough points. */
  bonusFundsMissing: 2000042,
  /** The bonus program cannot be joined, or its login cannot be changed, like this. */
  bonusRefused: 2000043,
  /** The draw of the day was made already. */
  drawTaken: 2000044,
  /** The subscription cannot be changed here and now. */
  subscriptionFixed: 2000045,
  /** The price is not what the viewer saw; the answer's `price` is the one of today. */
  priceChanged: 2000046,
  /** Whether the money was taken is not known yet: ask again, and pay with nothing else meanwhile. */
  paymentUnknown: 2000047,
  /** The bank's check of the card holder ended with a no. */
  challengeRefused: 2000048,
  /** The card holder left the bank's check. */
  challengeAbandoned: 2000049,
  /** The bank's check of the card holder was not passed in time. */
  challengeTimedOut: 2000050,
  /** Something must be agreed to before the payment: `rules.consents` of the purchase variants names it. */
  consentMissing: 2000051,
  /** The viewer has not bought this; the answer's `purchase` says what to buy. */
  purchaseRequired: 1000130,
  /** The profile may not watch at this hour. Spec 3 §6. */
  notAllowedNow: 1000131,
  /** The profile has watched as much as it may today. Spec 3 §6. */
  viewTimeExpired: 1000132,
  /** It cannot be watched now: not out yet, not begun yet, or in the archive no more. LIVE-008. */
  notAvailable: 1000133,
  /** The address of a stream has no token, an expired one, or that of another stream. */
  streamRefused: 1000134,
  /** The licence's token is missing, has expired, or is of another title or session. DRM-001. */
  licenceRefused: 1000135,
  /** A profile whose age, hours or time are limited may not do this. */
  adultOnly: 1000136,
  /** The session alone may not do this: the answer says by what the account shows that it is its owner. */
  proofRequired: 1000137,
  /** The new password is frequent, or made of the service's names and the login. */
  weakPassword: 1000138,
} as const;

/** Name of an error that viewers' calls give. */
export type ViewerErrorName = keyof typeof errorCodes;
/** Name of an error of the contract. */
export type ErrorName = ViewerErrorName | PageErrorName;
/** Number of an error of the contract. */
export type ErrorCode = (typeof errorCodes)[ViewerErrorName];

/** HTTP status with which each error is answered. */
export const errorStatuses: Readonly<Record<ViewerErrorName, number>> = {
  internal: 500,
  invalidRequest: 400,
  notFound: 404,
  sessionMissing: 401,
  sessionStale: 401,
  accessDenied: 403,
  geoBlocked: 451,
  tooManyCalls: 429,
  tooManyCodes: 429,
  wrongCode: 400,
  wrongPassword: 400,
  loginTaken: 409,
  phoneOnly: 400,
  migrationNeeded: 409,
  signInRequired: 403,
  pinRequired: 403,
  notForProfile: 403,
  masterOnly: 403,
  adultOnly: 403,
  proofRequired: 403,
  weakPassword: 400,
  wrongOldPin: 400,
  pinIsDefault: 400,
  tooManyPinTries: 429,
  sessionRestricted: 403,
  accountBlocked: 403,
  conflict: 409,
  idempotencyMismatch: 422,
  cardBindingRequired: 403,
  voucherUnknown: 400,
  voucherExpired: 400,
  voucherUsed: 409,
  tooManyVouchers: 429,
  cardFundsMissing: 402,
  prepaidFundsMissing: 402,
  paymentDeclined: 402,
  paymentMissing: 409,
  priceGone: 409,
  alreadyOwned: 409,
  confirmationRequired: 400,
  bonusInactive: 409,
  bonusFundsMissing: 402,
  bonusRefused: 409,
  drawTaken: 409,
  subscriptionFixed: 409,
  priceChanged: 409,
  paymentUnknown: 409,
  challengeRefused: 402,
  challengeAbandoned: 402,
  challengeTimedOut: 402,
  consentMissing: 400,
  purchaseRequired: 403,
  notAllowedNow: 403,
  viewTimeExpired: 403,
  notAvailable: 403,
  streamRefused: 403,
  licenceRefused: 403,
};
