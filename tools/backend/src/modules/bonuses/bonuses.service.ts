import { randomUUID } from 'node:crypto';
import type { BonusAction, BonusRegistration } from '@foyer/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bonusRequests } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { createCodesService, type CodeAsker, type CodeCaller } from '../auth/codes.service.ts';
import { announce } from '../events/announce.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import { readBonusLogin } from './bonus-login.ts';
import { listStandings, saveMembership, type ProgramStanding } from './bonuses.store.ts';

const REQUEST_MINUTES = 10;

/** A login that somebody wants to use for a program. */
export interface BonusLogin {
  programId: string;
  login: string;
  loginType: 'phone' | 'email';
}

/** A caller with an account. */
export type BonusCaller = CodeCaller & { viewer: AccountViewer };

/** Takes accounts into bonus programs. */
export interface BonusesService {
  /** @throws Failure `notFound`. */
  find(accountId: string, programId: string): Promise<ProgramStanding>;
  /**
   * Joins a program, or changes the login of one that was joined. The account's own login needs no
   * code; another one is confirmed by a code sent to it.
   *
   * @throws Failure `notFound`, `bonusRefused`, `invalidRequest`, `tooManyCodes`.
   */
  setLogin(
    action: BonusAction,
    login: BonusLogin,
    caller: BonusCaller & CodeAsker,
  ): Promise<BonusRegistration>;
  /**
   * Confirms a login by its code.
   *
   * @returns How the account stands with the program then.
   * @throws Failure `notFound`, `wrongCode`, `tooManyCodes`.
   */
  confirm(
    input: { programId: string; action: BonusAction; requestId: string; code: string },
    caller: BonusCaller,
  ): Promise<ProgramStanding>;
}

/** Whether a program lets an account do this now. BONUS-019. */
export const mayDo = (action: BonusAction, { program, membership }: ProgramStanding): boolean =>
  action === 'register'
    ? membership === undefined && program.isOpen
    : membership?.status === 'active' && program.usesCustomLogin;

/** The bonus programs of a database. */
export function createBonusesService(context: Context): BonusesService {
  const { db, now } = context;
  const codes = createCodesService(context);

  const find = async (accountId: string, programId: string): Promise<ProgramStanding> => {
    const standings = await listStandings(db, accountId);
    const standing = standings.find(({ program }) => program.id === programId);
    if (!standing) throw new Failure('notFound');
    return standing;
  };

  const join = async (
    tx: Database,
    accountId: string,
    programId: string,
    login: string,
  ): Promise<void> => {
    const statusSince = now();
    await saveMembership(tx, { accountId, programId, login, status: 'processing', statusSince });
    await announce(tx, { accountId }, { event_type: 'item', event_code: 'bonuses_changed' }, now());
  };

  return {
    find,
    setLogin: async (action, { programId, login, loginType }, caller) => {
      const { account } = caller.viewer;
      const standing = await find(account.id, programId);
      const { program } = standing;
      if (!mayDo(action, standing) || loginType !== program.loginType) {
        throw new Failure('bonusRefused');
      }
      const recipient = readBonusLogin(login, loginType);
      if (recipient === undefined) throw new Failure('invalidRequest', { detail: 'login' });
      if (recipient === account.phone || recipient === account.email) {
        await db.transaction((tx) => join(tx, account.id, programId, recipient));
        return { status: 'processing' };
      }
      if (!program.usesCustomLogin) throw new Failure('bonusRefused');
      const channel = loginType === 'phone' ? 'sms' : 'email';
      const sent = await codes.send({ channel, recipient, purpose: 'bonus' }, caller);
      const request = { id: randomUUID(), accountId: account.id, programId, action };
      const expiresAt = new Date(now().getTime() + REQUEST_MINUTES * 60_000);
      await db.insert(bonusRequests).values({ ...request, login: recipient, expiresAt });
      return {
        status: 'need_confirm',
        request_id: request.id,
        resend_after: sent.resend_after_seconds,
      };
    },
    confirm: async ({ programId, action, requestId, code }, caller) => {
      const accountId = caller.viewer.account.id;
      const standing = await find(accountId, programId);
      const [request] = await db
        .select()
        .from(bonusRequests)
        .where(
          and(
            eq(bonusRequests.id, requestId),
            eq(bonusRequests.accountId, accountId),
            eq(bonusRequests.programId, programId),
            eq(bonusRequests.action, action),
            gt(bonusRequests.expiresAt, now()),
          ),
        );
      if (!request || !mayDo(action, standing)) throw new Failure('notFound');
      await codes.use({ recipient: request.login, purpose: 'bonus', code }, caller);
      await db.transaction(async (tx) => {
        await join(tx, accountId, programId, request.login);
        await tx
          .delete(bonusRequests)
          .where(
            and(eq(bonusRequests.accountId, accountId), eq(bonusRequests.programId, programId)),
          );
      });
      return find(accountId, programId);
    },
  };
}
