import type { ProgramRow } from './bonuses.store.ts';

/** BONUS-009, after {@link normalisePhone}. */
const PHONE = /^(((79|89)\d)|374)\d{8}$/;
/** One address: none of the signs by which a sender would read several, or a name. */
const EMAIL = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]{2,}$/;

/** Digits of a phone with its country: 89… and 9… are Russian ones. BONUS-010, BONUS-011. */
function normalisePhone(login: string): string {
  const digits = login.replaceAll(/\D/g, '');
  if (digits.startsWith('89')) return `7${digits.slice(1)}`;
  return digits.startsWith('9') ? `7${digits}` : digits;
}

/** A login as it is kept, `+79000000005` or an address in small letters; `undefined` when it is none. */
export function readBonusLogin(
  login: string,
  loginType: ProgramRow['loginType'],
): string | undefined {
  if (loginType === 'email') {
    const address = login.toLowerCase();
    return EMAIL.test(address) ? address : undefined;
  }
  const digits = normalisePhone(login);
  return PHONE.test(digits) ? `+${digits}` : undefined;
}
