import type { Session } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { createToken, hashToken } from '../../server/secrets.ts';
import { countDevices, findMaster, findViewer, replaceSession } from './sessions.store.ts';
import type { Account, AccountViewer, Viewer } from './viewer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEMO_SESSION_DAYS = 30;
const ACCOUNT_SESSION_DAYS = 180;

/** A session just started: the token is known here only. */
export interface StartedSession {
  token: string;
  expiresAt: Date;
  session: Session;
}

/** Starts and finds sessions. */
export interface SessionsService {
  /** The viewer of a token; `undefined` for an unknown or expired one. */
  find(token: string): Promise<Viewer | undefined>;
  /** Starts a session without an account in place of the caller's. */
  startDemo(replaced: Viewer | undefined): Promise<StartedSession>;
  /** Signs an account in; restricted when its devices are at the limit. SESS-003. */
  startFor(account: Account, replaced: Viewer | undefined): Promise<StartedSession>;
}

/** What the caller learns about its session. */
export const describeSession = (viewer: Viewer): Session => ({
  session_state: viewer.state,
  is_auth: viewer.account !== undefined,
});

/** Whether a viewer has signed in. */
export const isSignedIn = (viewer: Viewer | undefined): viewer is AccountViewer =>
  viewer?.account !== undefined && viewer.profile !== undefined;

/** The sessions of a database. */
export function createSessionsService({ db, config, now }: Context): SessionsService {
  const start = async (
    days: number,
    replaced: Viewer | undefined,
    account?: { id: string; profileId: string | undefined; isRestricted: boolean },
  ): Promise<StartedSession> => {
    const token = createToken();
    const expiresAt = new Date(now().getTime() + days * DAY_MS);
    const state = account?.isRestricted ? 'restricted' : 'normal';
    const row = {
      tokenHash: hashToken(token),
      accountId: account?.id ?? null,
      profileId: account?.profileId ?? null,
      state,
      language: replaced?.language ?? null,
      expiresAt,
    } as const;
    await replaceSession(db, row, replaced?.tokenHash, now());
    return { token, expiresAt, session: { session_state: state, is_auth: account !== undefined } };
  };

  return {
    find: async (token) => {
      const viewer = await findViewer(db, hashToken(token), now());
      // The secrets of demo accounts are public, so their sessions end with the demo powers.
      return viewer?.account?.isDemo && !config.hasDemoPowers ? undefined : viewer;
    },
    startDemo: (replaced) => start(DEMO_SESSION_DAYS, replaced),
    startFor: async (account, replaced) => {
      const master = await findMaster(db, account.id);
      const isRestricted = (await countDevices(db, account.id)) >= account.deviceLimit;
      return start(ACCOUNT_SESSION_DAYS, replaced, {
        id: account.id,
        profileId: master?.id,
        isRestricted,
      });
    },
  };
}
