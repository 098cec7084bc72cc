import { asc, eq } from 'drizzle-orm';
import { textIn } from '@foyer/contract';
import { accounts } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { findAccount } from '../auth/accounts.store.ts';
import { createSessionsService } from '../sessions/sessions.service.ts';

/** Handlers of the demo's own calls; registered with demo powers only. */
export function demoRoutes(context: Context): Handlers<'listDemoAccounts' | 'demoSignIn'> {
  const sessions = createSessionsService(context);
  return {
    listDemoAccounts: async ({ language }) => {
      const rows = await context.db
        .select()
        .from(accounts)
        .where(eq(accounts.isDemo, true))
        .orderBy(asc(accounts.id));
      return {
        items: rows.map(({ login, shows }) => ({
          login,
          shows: shows ? textIn(shows, language) : '',
        })),
      };
    },
    demoSignIn: async ({ body, viewer, setSessionCookie, holdDevice }) => {
      const account = await findAccount(context.db, body.login.replaceAll(/[\s()-]/g, ''));
      if (!account?.isDemo) throw new Failure('notFound');
      const started = await sessions.startFor(account, { viewer, device: undefined });
      setSessionCookie(started);
      await holdDevice(undefined);
      return started.session;
    },
  };
}
