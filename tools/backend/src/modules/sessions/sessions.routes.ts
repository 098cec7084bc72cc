import type { Context, Handlers } from '../../server/call.ts';
import { createSessionsService, describeSession } from './sessions.service.ts';
import { deleteSession, saveLanguage } from './sessions.store.ts';

/** Handlers of the session calls. */
export function sessionsRoutes(
  context: Context,
): Handlers<'createDemoSession' | 'getSession' | 'deleteSession' | 'setLanguage'> {
  const sessions = createSessionsService(context);
  return {
    createDemoSession: async ({ viewer, setSessionCookie }) => {
      const started = await sessions.startDemo(viewer);
      setSessionCookie(started);
      return started.session;
    },
    getSession: ({ viewer }) => describeSession(viewer),
    deleteSession: async ({ viewer, setSessionCookie }) => {
      if (viewer) await deleteSession(context.db, viewer.tokenHash);
      setSessionCookie(undefined);
      return undefined;
    },
    setLanguage: async ({ viewer, body }) => {
      await saveLanguage(context.db, viewer, body.language);
      return describeSession(viewer);
    },
  };
}
