import { DEVICE_HEADER } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { createSignIn } from '../auth/sign-in.service.ts';
import { deviceOf } from '../devices/admit-device.ts';
import { wake } from '../events/announce.ts';
import { createSessionsService, describeSession } from './sessions.service.ts';
import { deleteSession, saveLanguage } from './sessions.store.ts';

/** Handlers of the session calls. */
export function sessionsRoutes(
  context: Context,
): Handlers<
  | 'createVisitorSession'
  | 'createSession'
  | 'getSession'
  | 'updateSession'
  | 'deleteSession'
  | 'setLanguage'
> {
  const { db } = context;
  const sessions = createSessionsService(context);
  const signIn = createSignIn(context);
  return {
    createVisitorSession: async ({ viewer, headers, clientIp, setSessionCookie }) => {
      // A visitor's session goes on, for another would only cost a row, and so does an account's: a page that was
      // opened before the sign-in in another tab must not end it.
      if (viewer?.tokenHash && viewer.state === 'normal') return describeSession(viewer);
      const deviceUid = headers[DEVICE_HEADER];
      const started = await sessions.startDemo({ viewer, deviceUid, clientIp });
      setSessionCookie(started);
      return started.session;
    },
    createSession: async (call) => {
      const device = deviceOf(call.headers[DEVICE_HEADER], call.request);
      const started = await signIn(call.body, { ...call, device });
      call.setSessionCookie(started);
      // Who signs in has shown by a code or the password that the account is theirs.
      await call.holdDevice(undefined);
      return started.session;
    },
    getSession: ({ viewer }) => describeSession(viewer),
    updateSession: async ({ viewer, request, clientIp, setSessionCookie }) => {
      const { deviceUid } = viewer;
      const device = deviceUid === undefined ? undefined : deviceOf(deviceUid, request);
      const started = await sessions.renew(viewer, { device, clientIp });
      setSessionCookie(started);
      return started.session;
    },
    deleteSession: async ({ viewer, setSessionCookie }) => {
      if (viewer) {
        await db.transaction(async (tx) => {
          await deleteSession(tx, viewer.tokenHash);
          if (viewer.account) await wake(tx, viewer.account.id);
        });
      }
      setSessionCookie(undefined);
      return undefined;
    },
    setLanguage: async ({ viewer, body }) => {
      await saveLanguage(db, viewer, body.language);
      return describeSession(viewer);
    },
  };
}
