import type { CodePurpose, SmsCodeSent } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { createCode, hashSecret, isSecret } from '../../server/secrets.ts';
import { createAttempts, type Limit } from '../attempts/attempts.ts';
import { listCodes, saveCode, type CodeRow } from './auth.store.ts';

const CODE_LENGTH = 4;
const CODE_MINUTES = 5;
const RESEND_AFTER_SECONDS = 60;
const SENDS_PER_PHONE: Limit = { tries: 10, windowSeconds: 600 };
const SENDS_PER_ADDRESS: Limit = { tries: 100, windowSeconds: 600 };
const TRIES_PER_PHONE: Limit = { tries: 5, windowSeconds: 600 };

/** One-time codes by SMS. */
export interface CodesService {
  /** @throws Failure `tooManyCodes`. */
  send(phone: string, purpose: CodePurpose, clientIp: string): Promise<SmsCodeSent>;
  /**
   * The code in force that was sent to a phone, for one purpose or for any.
   *
   * @throws Failure `wrongCode`, or `tooManyCodes` after five wrong ones in ten minutes.
   */
  check(phone: string, code: string, purpose?: CodePurpose): Promise<CodeRow>;
}

/** The codes of a database. */
export function createCodesService(context: Context): CodesService {
  const { db, config, now, print } = context;
  const attempts = createAttempts(context);

  const take = async (key: string, limit: Limit): Promise<void> => {
    const waitSeconds = await attempts.take(key, limit);
    if (waitSeconds > 0) throw new Failure('tooManyCodes', { retryAfterSeconds: waitSeconds });
  };

  return {
    send: async (phone, purpose, clientIp) => {
      await take(`code-address:${clientIp}`, SENDS_PER_ADDRESS);
      await take(`code-send:${phone}`, SENDS_PER_PHONE);
      const code = createCode(CODE_LENGTH);
      const expiresAt = new Date(now().getTime() + CODE_MINUTES * 60_000);
      await saveCode(
        db,
        { recipient: phone, purpose, codeHash: await hashSecret(code), expiresAt },
        {
          channel: 'sms',
          recipient: phone,
          purpose,
          code: config.hasDemoPowers ? code : null,
          at: now(),
        },
      );
      if (config.hasDemoPowers) print(`SMS to ${phone}: code ${code} (${purpose})`);
      return { resend_after_seconds: RESEND_AFTER_SECONDS, code_length: CODE_LENGTH };
    },
    check: async (phone, code, purpose) => {
      await take(`code-try:${phone}`, TRIES_PER_PHONE);
      for (const row of await listCodes(db, phone, now())) {
        const isWanted = purpose === undefined || row.purpose === purpose;
        if (isWanted && (await isSecret(code, row.codeHash))) {
          await attempts.clear(`code-try:${phone}`);
          return row;
        }
      }
      throw new Failure('wrongCode');
    },
  };
}
