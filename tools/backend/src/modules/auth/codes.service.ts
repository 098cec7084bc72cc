import { randomUUID } from 'node:crypto';
import { EMAIL_CODE_LENGTH, SMS_CODE_LENGTH, type CodeSent, type Language } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { networkOf } from '@foyer/server';
import { Failure } from '../../server/failure.ts';
import { createCode, hashCode, isSameHash } from '../../server/secrets.ts';
import { createAttempts, type Limit } from '../attempts/attempts.ts';
import {
  DAY_SECONDS,
  SENDS_PER_RECIPIENT_A_DAY,
  sendsOfDay,
} from '../delivery/recipient-limits.ts';
import type { Viewer } from '../sessions/viewer.ts';
import { isKnownDevice } from './accounts.store.ts';
import {
  deleteCode,
  listCodes,
  returnGuess,
  saveCode,
  takeGuess,
  type CodeKey,
  type CodeRow,
  type SentPurpose,
} from './codes.store.ts';

const CODE_MINUTES = 10;
const GUESSES = 5;
const RESEND_AFTER_SECONDS = 60;
const SENDS_PER_RECIPIENT: Limit = { tries: 10, windowSeconds: 600 };
const SENDS_PER_RECIPIENT_AND_ADDRESS: Limit = { tries: 5, windowSeconds: 600 };
/** Wrong codes a day from which on the next ones are longer; for an address it is a setting. */
const WRONG_PER_RECIPIENT: Limit = { tries: 10, windowSeconds: DAY_SECONDS };
const LONG_CODE_LENGTH = 6;

/** Where a code goes and what for. */
export interface CodeRequest {
  channel: 'sms' | 'email';
  /** A phone, or an e-mail address in small letters. */
  recipient: string;
  purpose: SentPurpose;
}

/** A code as somebody typed it. */
export interface TypedCode {
  recipient: string;
  purpose: SentPurpose;
  code: string;
}

/** Who types a code. */
export interface CodeCaller {
  viewer: Viewer;
  clientIp: string;
}

/** Who asks for a code, in which language, and on the site of which label. */
export interface CodeAsker extends CodeCaller {
  language: Language;
  label: string | undefined;
}

/**
 * One-time codes. A code is good only in the session that asked for it: wrong guesses of strangers
 * do not touch it, and five of its own end it. So nobody is locked out; what grows with wrong guesses
 * is the length of the next codes.
 */
export interface CodesService {
  /**
   * Sends a code, unless one was sent within the last minute.
   *
   * @param isDelivered - False for a recipient who must get nothing; the answer is the same.
   * @throws Failure `tooManyCodes`.
   */
  send(request: CodeRequest, caller: CodeAsker, isDelivered?: boolean): Promise<CodeSent>;
  /**
   * Compares a code and leaves it in force.
   *
   * @throws Failure `wrongCode`, or `tooManyCodes` when five wrong guesses have ended it.
   */
  check(typed: TypedCode, caller: CodeCaller): Promise<void>;
  /** Compares a code and uses it up. @throws Failure as `check`. */
  use(typed: TypedCode, caller: CodeCaller): Promise<void>;
}

/** Seconds until another code is sent; 0 when it may be now. */
export const resendSeconds = ({ sentAt }: Pick<CodeRow, 'sentAt'>, now: Date): number =>
  Math.max(0, RESEND_AFTER_SECONDS - Math.floor((now.getTime() - sentAt.getTime()) / 1000));

const hashOf = ({ codeKey }: Viewer, { recipient, purpose }: CodeKey, code: string): string => {
  if (codeKey === undefined) throw new Error('Codes need a session that was found by its token');
  return hashCode(codeKey, `${recipient}\n${purpose}\n${code}`);
};

const keyOf = (
  { tokenHash }: Viewer,
  { recipient, purpose }: Pick<CodeRequest, 'recipient' | 'purpose'>,
): CodeKey => ({ sessionHash: tokenHash, recipient, purpose });

/** The codes of a database. */
export function createCodesService(context: Context): CodesService {
  const { db, now, delivery } = context;
  const { codesPerAddress, wrongCodesPerAddress } = context.config.limits;
  const attempts = createAttempts(context);
  const sendsPerAddress: Limit = { tries: codesPerAddress, windowSeconds: 600 };
  const wrongPerAddress: Limit = { tries: wrongCodesPerAddress, windowSeconds: DAY_SECONDS };

  const limitSends = async (recipient: string, { viewer, clientIp }: CodeCaller): Promise<void> => {
    const network = networkOf(clientIp);
    const { deviceUid } = viewer;
    // Strangers share the sends of a recipient; a device of the account has its own.
    const isKnown = deviceUid !== undefined && (await isKnownDevice(db, recipient, deviceUid));
    const ofDevice = isKnown ? ` ${deviceUid}` : '';
    const limits: [string, Limit][] = [
      [`code-send:${network}`, sendsPerAddress],
      [`code-send:${recipient} ${network}`, SENDS_PER_RECIPIENT_AND_ADDRESS],
      [`code-send:${recipient}${ofDevice}`, SENDS_PER_RECIPIENT],
      [`${sendsOfDay(recipient)}${ofDevice}`, SENDS_PER_RECIPIENT_A_DAY],
    ];
    for (const [key, limit] of limits) {
      const waitSeconds = await attempts.take(key, limit);
      if (waitSeconds > 0) throw new Failure('tooManyCodes', { retryAfterSeconds: waitSeconds });
    }
  };

  const lengthFor = async (
    { channel, recipient }: CodeRequest,
    { clientIp }: CodeCaller,
  ): Promise<number> => {
    if (channel === 'email') return EMAIL_CODE_LENGTH;
    const isAttacked =
      (await attempts.isOver(`code-wrong:${recipient}`, WRONG_PER_RECIPIENT.tries)) ||
      (await attempts.isOver(`code-wrong:${networkOf(clientIp)}`, wrongPerAddress.tries));
    return isAttacked ? LONG_CODE_LENGTH : SMS_CODE_LENGTH;
  };

  const guess = async ({ code, ...typed }: TypedCode, caller: CodeCaller): Promise<CodeRow> => {
    const { viewer, clientIp } = caller;
    const key = keyOf(viewer, typed);
    const row = await takeGuess(db, key, { guesses: GUESSES, now: now() });
    if (!row) {
      const [dead] = await listCodes(db, key, now());
      if (!dead) throw new Failure('wrongCode');
      const retryAfterSeconds = Math.max(1, resendSeconds(dead, now()));
      throw new Failure('tooManyCodes', { retryAfterSeconds });
    }
    if (isSameHash(hashOf(viewer, key, code), row.codeHash)) return row;
    await attempts.take(`code-wrong:${typed.recipient}`, WRONG_PER_RECIPIENT);
    await attempts.take(`code-wrong:${networkOf(clientIp)}`, wrongPerAddress);
    throw new Failure('wrongCode');
  };

  return {
    send: async (request, caller, isDelivered = true) => {
      const { channel, recipient, purpose } = request;
      const key = keyOf(caller.viewer, request);
      const [earlier] = await listCodes(db, key, now());
      const waitSeconds = earlier ? resendSeconds(earlier, now()) : 0;
      if (earlier && waitSeconds > 0) {
        if (earlier.guesses < GUESSES) {
          return { resend_after_seconds: waitSeconds, code_length: earlier.length };
        }
        throw new Failure('tooManyCodes', { retryAfterSeconds: waitSeconds });
      }
      await limitSends(recipient, caller);
      const length = await lengthFor(request, caller);
      const code = createCode(length);
      const sentAt = now();
      const expiresAt = new Date(sentAt.getTime() + CODE_MINUTES * 60_000);
      const row = { ...key, codeHash: hashOf(caller.viewer, key, code), length, sentAt, expiresAt };
      if (!delivery) throw new Error('Codes need somebody who sends them');
      const id = randomUUID();
      const message = { messageId: id, channel, recipient, purpose, at: sentAt };
      await saveCode(db, row, isDelivered ? message : undefined);
      if (isDelivered) {
        const { language, label } = caller;
        const minutes = CODE_MINUTES;
        await delivery.take({ id, channel, recipient, purpose, language, label, code, minutes });
      }
      return { resend_after_seconds: RESEND_AFTER_SECONDS, code_length: length };
    },
    check: async (typed, caller) => {
      const row = await guess(typed, caller);
      // Stays in force: the call that the code is for uses it up.
      await returnGuess(db, row);
    },
    use: async (typed, caller) => {
      const row = await guess(typed, caller);
      if (!(await deleteCode(db, row))) throw new Failure('wrongCode');
    },
  };
}
