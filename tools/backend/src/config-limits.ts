import { StartRefusal } from '@foyer/server';

/**
 * Most that is allowed at once or in a time. Behind one address stand all viewers of a mobile carrier, so an address may
 * do much, one session little; what protects secrets is counted for each recipient and login besides.
 * docs/decisions/0087
 */
export interface Limits {
  /** Changes a minute of one address, in one process. */
  writesPerAddress: number;
  /** Changes a minute of all at one address who have no session, in one process. */
  writesWithoutSession: number;
  /** Changes a minute of one session, in one process. */
  writesPerSession: number;
  /** Changes that one process answers at the same time. */
  writesAtOnce: number;
  /** Open push channels of one address, in one process. */
  streamsPerAddress: number;
  /** Open push channels of one account, and of a session without one, in one process. */
  streamsPerAccount: number;
  /** Open push channels of one process. */
  streamsInAll: number;
  /** Sessions without an account that one address starts in ten minutes. */
  sessionsPerAddress: number;
  /** Codes that are sent for one address in ten minutes. */
  codesPerAddress: number;
  /** Wrong codes of one address in a day, after which its next ones are longer. */
  wrongCodesPerAddress: number;
  /** Passwords that one address types in ten minutes. */
  passwordsPerAddress: number;
  /** Logins that one address asks about in ten minutes. */
  loginChecksPerAddress: number;
}

/** Variables and defaults. */
const settings: Readonly<Record<keyof Limits, readonly [name: string, fallback: number]>> = {
  writesPerAddress: ['LIMIT_WRITES_PER_ADDRESS', 30_000],
  writesWithoutSession: ['LIMIT_WRITES_WITHOUT_SESSION', 15_000],
  writesPerSession: ['LIMIT_WRITES_PER_SESSION', 600],
  writesAtOnce: ['LIMIT_WRITES_AT_ONCE', 500],
  streamsPerAddress: ['LIMIT_STREAMS_PER_ADDRESS', 5000],
  streamsPerAccount: ['LIMIT_STREAMS_PER_ACCOUNT', 20],
  streamsInAll: ['LIMIT_STREAMS_IN_ALL', 10_000],
  sessionsPerAddress: ['LIMIT_SESSIONS_PER_ADDRESS', 5000],
  codesPerAddress: ['LIMIT_CODES_PER_ADDRESS', 100],
  wrongCodesPerAddress: ['LIMIT_WRONG_CODES_PER_ADDRESS', 30],
  passwordsPerAddress: ['LIMIT_PASSWORDS_PER_ADDRESS', 100],
  loginChecksPerAddress: ['LIMIT_LOGIN_CHECKS_PER_ADDRESS', 300],
};

/** Above it a limit limits nothing. */
const MOST = 1_000_000;

function readLimit(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const limit = Number(text);
  if (/^\d+$/u.test(text) && limit >= 1 && limit <= MOST) return limit;
  throw new StartRefusal(`${name} must be a whole number from 1 to ${MOST}, not "${text}".`);
}

/**
 * Reads the limits from the environment.
 *
 * @throws {@link StartRefusal} naming the variable and what is no limit.
 */
export function readLimits(env: Readonly<Record<string, string | undefined>>): Limits {
  const limits = Object.entries(settings).map(([key, [name, fallback]]) => [
    key,
    readLimit(name, env[name], fallback),
  ]);
  return Object.fromEntries(limits) as unknown as Limits;
}
