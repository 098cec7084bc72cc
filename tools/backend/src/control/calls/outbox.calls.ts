import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { outbox } from '../../database/schema.ts';
import type { Context } from '../../server/call.ts';

/** `GET /outbox?to=`: the messages sent and what became of them, to everybody or to one phone or e-mail address. */
export const outboxCalls = ({ db }: Context): Hono =>
  new Hono().get('/outbox', async (c) => {
    const to = c.req.query('to')?.replaceAll(/[\s()-]/g, '');
    // A plus sign in a query means a space to whoever reads it as a form.
    const recipient = to !== undefined && /^\d+$/.test(to) ? `+${to}` : to;
    const rows = await db
      .select()
      .from(outbox)
      .where(recipient === undefined ? undefined : eq(outbox.recipient, recipient))
      .orderBy(asc(outbox.id));
    return c.json(
      rows.map(({ channel, recipient: sentTo, code, purpose, at, ...row }) => ({
        channel,
        to: sentTo,
        code,
        purpose,
        at: at.toISOString(),
        text: row.text,
        state: row.state,
        tries: row.tries,
        settled_at: row.settledAt?.toISOString() ?? null,
        reason: row.reason,
      })),
    );
  });
