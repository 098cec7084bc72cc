import type { Session } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import type { Context } from '../../server/call.ts';
import { networkOf } from '../../server/client-ip.ts';
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
/** Half its life: who comes now and then never has to sign in again. */
const FRESH_DAYS = 90;
/** Two tabs that renew at once must not sign each other out. */
const RENEWED_GRACE_MS = 60_000;
const DEMO_SESSIONS = { tries: 600, windowSeconds: 600 };

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
  /** Goes on with a session under a new token. */
  renew(viewer: Viewer, device: CallingDevice | undefined): Promise<StartedSession>;
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

  const after = (days: number): Date => new Date(now().getTime() + days * DAY_MS);

  const write = async (
    tx: Database,
    row: Pick<Viewer, 'state' | 'language' | 'deviceUid'>,
    account?: { id: string; profileId: string | undefined },
  ): Promise<StartedSession> => {
    const token = createToken();
    const expiresAt = after(account ? ACCOUNT_SESSION_DAYS : DEMO_SESSION_DAYS);
    await insertSession(tx, {
      tokenHash: hashToken(token),
      accountId: account?.id ?? null,
      profileId: account?.profileId ?? null,
      state: row.state,
      language: row.language ?? null,
      deviceUid: row.deviceUid ?? null,
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
      const waitSeconds = await attempts.take(`demo:${networkOf(clientIp)}`, DEMO_SESSIONS);
      if (waitSeconds > 0) throw new Failure('tooManyCalls', { retryAfterSeconds: waitSeconds });
      return db.transaction(async (tx) => {
        if (viewer) await deleteSession(tx, viewer.tokenHash);
        return write(tx, { state: 'normal', language: viewer?.language, deviceUid });
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
          { state, language, deviceUid: device?.uid },
          { id: account.id, profileId: master?.id },
        );
      }),
    renew: (viewer, device) =>
      db.transaction(async (tx) => {
        const { account, profile, state, tokenHash } = viewer;
        const isWaiting = account !== undefined && state === 'restricted';
        const renewed = {
          ...viewer,
          state: isWaiting ? await stateFor(tx, account, device) : state,
        };
        await limitSession(tx, tokenHash, new Date(now().getTime() + RENEWED_GRACE_MS));
        return write(tx, renewed, account && { id: account.id, profileId: profile?.id });
      }),
  };
}
