import type { Session } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import type { Context } from '../../server/call.ts';
import { networkOf } from '@foyer/server';
import { Failure } from '../../server/failure.ts';
import { codeKeyOf, createToken, hashToken } from '../../server/secrets.ts';
import { createAttempts } from '../attempts/attempts.ts';
import { admitDevice, type CallingDevice } from '../devices/admit-device.ts';
import { countDevices } from '../devices/devices.store.ts';
import {
  deleteDeviceSessions,
  deleteSession,
  findMaster,
  findViewer,
  insertSession,
  limitSession,
} from './sessions.store.ts';
import type { Account, AccountViewer, Viewer } from './viewer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEMO_SESSION_DAYS = 30;
const ACCOUNT_SESSION_DAYS = 180;
/** Half its life: who comes now and then signs in again once a year. */
const FRESH_DAYS = 90;
/** However often it is renewed, it ends so long after the sign-in. */
const LONGEST_SESSION_DAYS = 365;
/** Two tabs that renew at once must not sign each other out. */
const RENEWED_GRACE_MS = 60_000;
const WINDOW_SECONDS = 600;
/** Renewals of an account in that time: who has a new token with each is counted as somebody else with each. */
const RENEWALS_PER_ACCOUNT = 60;

/** A session just started: the token is known here only. */
export interface StartedSession {
  token: string;
  expiresAt: Date;
  session: Session;
}

/** Starts, renews and finds sessions. */
export interface SessionsService {
  /** The viewer of a token; `undefined` for an unknown or expired one. */
  find(token: string): Promise<Viewer | undefined>;
  /**
   * Starts a session without an account in place of the caller's.
   *
   * @throws Failure `tooManyCalls` when one address starts too many.
   */
  startDemo(caller: {
    viewer: Viewer | undefined;
    deviceUid: string | undefined;
    clientIp: string;
  }): Promise<StartedSession>;
  /**
   * Signs an account in, in place of the caller's session and of the device's earlier one;
   * restricted when there is no room for the device. SESS-003.
   */
  startFor(
    account: Account,
    caller: { viewer: Viewer | undefined; device: CallingDevice | undefined },
  ): Promise<StartedSession>;
  /**
   * Goes on with a session under a new token.
   *
   * @throws Failure `tooManyCalls` when an account renews too often; a visitor's counts as a new session.
   */
  renew(
    viewer: Viewer,
    caller: { device: CallingDevice | undefined; clientIp: string },
  ): Promise<StartedSession>;
}

/** What the caller learns about its session. */
export const describeSession = ({ state, account }: Viewer): Session => ({
  session_state: state,
  is_auth: account !== undefined && state === 'normal',
});

/** Whether a viewer has signed in. */
export const isSignedIn = (viewer: Viewer | undefined): viewer is AccountViewer =>
  viewer?.account !== undefined && viewer.profile !== undefined;

/** The sessions of a database. */
export function createSessionsService(context: Context): SessionsService {
  const { db, config, now } = context;
  const attempts = createAttempts(context);

  const after = (days: number, from = now()): Date => new Date(from.getTime() + days * DAY_MS);

  const endOf = (signedInAt: Date): Date => {
    const end = after(LONGEST_SESSION_DAYS, signedInAt);
    const next = after(ACCOUNT_SESSION_DAYS);
    return next < end ? next : end;
  };

  const countStart = async (clientIp: string, accountId?: string): Promise<void> => {
    const [key, tries] =
      accountId === undefined
        ? [`demo:${networkOf(clientIp)}`, config.limits.sessionsPerAddress]
        : [`renew:${accountId}`, RENEWALS_PER_ACCOUNT];
    const waitSeconds = await attempts.take(key, { tries, windowSeconds: WINDOW_SECONDS });
    if (waitSeconds > 0) throw new Failure('tooManyCalls', { retryAfterSeconds: waitSeconds });
  };

  const write = async (
    tx: Database,
    row: Pick<Viewer, 'state' | 'language' | 'deviceUid' | 'provedAt'>,
    account?: { id: string; profileId: string | undefined; signedInAt: Date },
  ): Promise<StartedSession> => {
    const token = createToken();
    const expiresAt = account ? endOf(account.signedInAt) : after(DEMO_SESSION_DAYS);
    await insertSession(tx, {
      tokenHash: hashToken(token),
      accountId: account?.id ?? null,
      profileId: account?.profileId ?? null,
      state: row.state,
      language: row.language ?? null,
      deviceUid: row.deviceUid ?? null,
      provedAt: row.provedAt ?? null,
      signedInAt: account?.signedInAt ?? null,
      staleAt: account ? after(FRESH_DAYS) : null,
      expiresAt,
    });
    const isAuth = account !== undefined && row.state === 'normal';
    return { token, expiresAt, session: { session_state: row.state, is_auth: isAuth } };
  };

  /** Whether the device may have a normal session; takes the room that there is. */
  const stateFor = async (
    tx: Database,
    account: Account,
    device: CallingDevice | undefined,
  ): Promise<Viewer['state']> => {
    const isAdmitted = device
      ? await admitDevice(tx, account, device, now())
      : (await countDevices(tx, account.id)) < account.deviceLimit;
    return isAdmitted ? 'normal' : 'restricted';
  };

  return {
    find: async (token) => {
      const viewer = await findViewer(db, hashToken(token), now());
      // The secrets of demo accounts are public, so their sessions end with the demo powers.
      if (!viewer || (viewer.account?.isDemo && !config.hasDemoPowers)) return undefined;
      return { ...viewer, codeKey: codeKeyOf(token) };
    },
    startDemo: async ({ viewer, deviceUid, clientIp }) => {
      await countStart(clientIp);
      return db.transaction(async (tx) => {
        if (viewer) await deleteSession(tx, viewer.tokenHash);
        return write(tx, {
          state: 'normal',
          language: viewer?.language,
          deviceUid,
          provedAt: undefined,
        });
      });
    },
    startFor: (account, { viewer, device }) =>
      db.transaction(async (tx) => {
        const state = await stateFor(tx, account, device);
        if (viewer) await deleteSession(tx, viewer.tokenHash);
        if (device) await deleteDeviceSessions(tx, { accountId: account.id, uid: device.uid });
        const master = await findMaster(tx, account.id);
        const language = account.language ?? viewer?.language;
        return write(
          tx,
          { state, language, deviceUid: device?.uid, provedAt: now() },
          { id: account.id, profileId: master?.id, signedInAt: now() },
        );
      }),
    renew: async (viewer, { device, clientIp }) => {
      await countStart(clientIp, viewer.account?.id);
      return db.transaction(async (tx) => {
        const { account, profile, state, tokenHash } = viewer;
        const isWaiting = account !== undefined && state === 'restricted';
        const renewed = {
          ...viewer,
          state: isWaiting ? await stateFor(tx, account, device) : state,
        };
        await limitSession(tx, tokenHash, new Date(now().getTime() + RENEWED_GRACE_MS));
        // Those of older versions do not say when it was: their time begins now.
        const signedInAt = viewer.signedInAt ?? now();
        return write(
          tx,
          renewed,
          account && { id: account.id, profileId: profile?.id, signedInAt },
        );
      });
    },
  };
}
