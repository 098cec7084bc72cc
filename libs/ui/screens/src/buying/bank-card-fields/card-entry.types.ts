import type { Secret } from '@foyer/secret';

/** What is typed of a card; each field is boxed where it is read. BANKCARD-001 */
export interface CardEntry {
  /** Digits only. */
  number: Secret;
  /** `MMYY`, or its beginning. */
  expiry: Secret;
  /** Digits only. */
  cvc: Secret;
  /** As on the card; only where the label asks for it. BANKCARD-017 */
  holder?: Secret | undefined;
  /** Of the address that the bank knows; only where the label asks for it. BANKCARD-019 */
  postalCode?: Secret | undefined;
}

/** The name of a card's field. */
export type CardField = keyof CardEntry;

/** The fields that a label may add to those of every card. BANKCARD-020 */
export type CardOwnerField = 'holder' | 'postalCode';
