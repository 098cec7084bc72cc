import { type BonusProgram, emailSchema } from '@foyer/contract';
import { type Message, messageOf } from '@foyer/core';
import * as v from 'valibot';
import type { BonusContext, BonusOffer } from './bonus.types.ts';

type LoginType = BonusProgram['required_login_type'];

/** What stands for a program that there is not. BONUS-016 */
const NO_NAME = 'NONAME';

const SUBTITLE = 'modal.bonus_activate.error.subtitle';

/** Characters of the shortest code. BONUS-013 */
const SHORTEST_CODE = 4;

/** Spec 2 §5, for what {@link phoneDigits} has read. BONUS-009 */
const PHONE = /^(((79|89)\d)|374)\d{8}$/u;

/** Digits of a phone with those of its country: 89… and 9… are Russian ones. BONUS-010, BONUS-011 */
function phoneDigits(text: string): string {
  const digits = text.replaceAll(/\D/gu, '');
  if (digits.startsWith('89')) return `7${digits.slice(1)}`;
  return digits.startsWith('9') ? `7${digits}` : digits;
}

/** A login as the service takes it; nothing for what is none of this kind. BONUS-009 to BONUS-012 */
export function readLogin(text: string, type: LoginType): string | undefined {
  if (type === 'email') {
    const address = v.safeParse(emailSchema, text);
    return address.success ? address.output : undefined;
  }
  const digits = phoneDigits(text);
  return PHONE.test(digits) ? digits : undefined;
}

/** The key of what is said of a login that cannot be sent. */
export const loginProblem: Record<LoginType, string> = {
  phone: 'input.phone.validate',
  email: 'input.email.validate',
};

/** Whether a code may be sent: the service does not say how long its codes are. BONUS-013 */
export const isCodeLong = (code: string): boolean => code.trim().length >= SHORTEST_CODE;

/** Whether another login than the account's own may be used. BONUS-019 */
export const canChooseLogin = ({ program }: BonusOffer): boolean =>
  program.actions.includes('use_custom_login');

/** Why a program cannot be joined; nothing where it can. BONUS-003, BONUS-004 */
export function obstacleOf(offer: BonusOffer): Message | undefined {
  const { name, status, actions } = offer.program;
  if (status === 'processing') return { key: 'bank_card.bonus.processing', params: { name } };
  if (status === 'active') return { key: 'bank_card.bonus.active', params: { name } };
  if (status !== 'not_registered' || !actions.includes('register')) return failure(name);
  const hasLogin = canChooseLogin(offer) || offer.ownLogin !== undefined;
  return hasLogin ? undefined : { key: 'bank_card.bonus.no_login', params: { name } };
}

const failure = (name: string): Message => ({ key: SUBTITLE, params: { name } });

/** The name of the program, which there may not be. BONUS-016 */
export const nameOf = ({ offer }: BonusContext): string => offer?.program.name ?? NO_NAME;

/** The service's words about a failed call, with the program's name where there are none. BONUS-015 */
export function errorWords(error: unknown, context: BonusContext): Message {
  const words = messageOf(error, SUBTITLE);
  return 'key' in words && words.key === SUBTITLE ? failure(nameOf(context)) : words;
}

/** What is said of a program that is not found. BONUS-016 */
export const missingProgram: Message = failure(NO_NAME);
