import { emailSchema, phoneSchema, type LoginType } from '@foyer/contract';
import * as v from 'valibot';
import { Failure } from '../../server/failure.ts';

/** A login in the form in which accounts have it. */
export interface Login {
  type: LoginType;
  /** A phone as `+79000000002`, or an e-mail address in small letters. */
  value: string;
}

/** An e-mail address in the form in which accounts have it. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Reads what was typed: digits and signs only are a phone. LOGIN-044.
 *
 * @throws Failure `invalidRequest` for what is neither a phone nor an e-mail address.
 */
export function readLogin(typed: string): Login {
  const isPhone = /^[\d\W]+$/.test(typed);
  const value = isPhone ? `+${typed.replaceAll(/\D/g, '')}` : plainEmail(typed);
  if (!v.is(isPhone ? phoneSchema : emailSchema, value)) {
    throw new Failure('invalidRequest', { detail: 'login' });
  }
  return { type: isPhone ? 'phone' : 'email', value };
}
