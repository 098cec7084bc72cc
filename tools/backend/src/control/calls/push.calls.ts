import { pushEventSchema } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import { accounts, profiles } from '../../database/schema.ts';
import { announce, type Recipient } from '../../modules/events/announce.ts';
import { readJson } from '../../server/body.ts';
import type { Context } from '../../server/call.ts';
import { fileInJournal } from './file-in-journal.ts';

/** What QA may push: any event of the contract, to an account by its login, or by the id of it or of a profile. */
const pushSchema = v.pipe(
  v.object({
    login: v.optional(v.string()),
    uid: v.optional(v.string()),
    event: pushEventSchema,
  }),
  v.check(
    ({ login, uid }) => (login === undefined) !== (uid === undefined),
    'Either login or uid is needed',
  ),
);

async function findRecipient(
  db: Database,
  { login, uid }: { login?: string | undefined; uid?: string | undefined },
): Promise<Recipient | undefined> {
  const [account] = await db
    .select({ accountId: accounts.id })
    .from(accounts)
    .where(login === undefined ? eq(accounts.id, uid ?? '') : eq(accounts.login, login));
  if (account || uid === undefined) return account;
  const [profile] = await db
    .select({ accountId: profiles.accountId, profileId: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, uid));
  return profile;
}

/** `POST /events`: announces an event as if the service had a reason to. */
export const pushCalls = ({ db, now }: Context): Hono =>
  new Hono().post('/events', async (c) => {
    const wanted = v.safeParse(pushSchema, await readJson(c.req.raw));
    if (!wanted.success) return c.json({ error: v.summarize(wanted.issues) }, 400);
    const recipient = await findRecipient(db, wanted.output);
    if (!recipient) return c.json({ error: 'No such account or profile' }, 404);
    const event = await db.transaction(async (tx) => {
      const filed = await fileInJournal(tx, recipient, wanted.output.event, now());
      await announce(tx, recipient, filed, now());
      return filed;
    });
    const { accountId, profileId } = recipient;
    return c.json(
      { account_id: accountId, ...(profileId && { profile_id: profileId }), event },
      201,
    );
  });
