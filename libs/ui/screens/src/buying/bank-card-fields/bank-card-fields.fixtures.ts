import { secret } from '@foyer/secret';
import type { CardEntry, CardField } from './card-entry.types.ts';

/** A typed card; fields of every card that are not named are empty. */
export const boxedCard = (texts: Partial<Record<CardField, string>>): CardEntry => {
  const { number = '', expiry = '', cvc = '', holder, postalCode } = texts;
  return {
    number: secret(number),
    expiry: secret(expiry),
    cvc: secret(cvc),
    ...(holder !== undefined && { holder: secret(holder) }),
    ...(postalCode !== undefined && { postalCode: secret(postalCode) }),
  };
};
