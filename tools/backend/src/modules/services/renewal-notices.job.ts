import { messages } from '../../database/schema.ts';
import { eachOf } from '../../jobs/each-of.ts';
import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import { renewalNotice, renewalWords } from '../../texts/renewal-notices.ts';
import { claimMessage } from '../delivery/outbox.store.ts';
import type { RenewalMessage } from '../delivery/outgoing-message.ts';
import { findLatestOrder } from '../purchases/orders.store.ts';
import { findMaster } from '../sessions/sessions.store.ts';
import { listUnannouncedRenewals, renewalNoticeId } from './renewal-notices.store.ts';

const AT_ONCE = 200;

/** So long before the sum is taken that a viewer has time to turn it off. docs/decisions/0112 */
const NOTICE_MS = 3 * 24 * 60 * 60 * 1000;

type Due = Awaited<ReturnType<typeof listUnannouncedRenewals>>[number];

/** Writes the message of a renewal, and says which e-mail goes with it; nothing where another process was first. */
const write = (
  { db, now }: Context,
  { subscription, email, language, ...price }: Due,
): Promise<RenewalMessage | undefined> =>
  db.transaction(async (tx) => {
    const { accountId, paidUntil } = subscription;
    const id = renewalNoticeId(subscription);
    const facts = { ...price, at: paidUntil ?? now() };
    const master = await findMaster(tx, accountId);
    const written = await tx
      .insert(messages)
      .values({
        id,
        accountId,
        profileId: master?.id ?? null,
        ...renewalNotice(facts),
        sentAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: messages.id });
    if (written.length === 0 || email === null) return undefined;
    const [channel, purpose] = ['email', 'renewal'] as const;
    await claimMessage(tx, { messageId: id, channel, recipient: email, purpose, at: now() });
    const label = (await findLatestOrder(tx, subscription))?.label ?? undefined;
    const spoken = language ?? 'rus';
    const words = renewalWords(facts, spoken);
    return { id, channel, purpose, recipient: email, language: spoken, label, ...words };
  });

/** Says in good time that a trial or an introduction ends: in the journal and by e-mail, once. docs/decisions/0112 */
export const announceRenewals = (context: Context): Job => ({
  name: 'announce renewals',
  everyMs: 60_000,
  run: async () => {
    const now = context.now();
    const until = new Date(now.getTime() + NOTICE_MS);
    const due = await listUnannouncedRenewals(context.db, { now, until, limit: AT_ONCE });
    await eachOf(due, async (one) => {
      const message = await write(context, one);
      if (message) await context.delivery?.take(message);
    });
  },
});
