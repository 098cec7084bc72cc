import { createHash, timingSafeEqual } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { outbox } from '../database/schema.ts';
import { resetDemo } from '../seed/seed-demo.ts';
import { readJson } from '../server/body.ts';
import type { Context } from '../server/call.ts';
import { Failure } from '../server/failure.ts';
import { isLoopback } from '../server/loopback.ts';
import { createToken } from '../server/secrets.ts';
import { controlPage } from './control-page.ts';
import type { ControlRoom } from './control-room.ts';
import { faultSchema } from './faults.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isToken = (header: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));

const hostOf = (address: string): string => address.replace(/:\d+$/, '');

/** Whether a request comes from this machine's own pages: else a page of any site could drive the service. */
function isOwn(host: string | undefined, origin: string | undefined): boolean {
  if (host === undefined || !isLoopback(hostOf(host))) return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The control room's listener: a page at `/`, JSON below `/__control`. */
export function createControlApp(context: Context, room: ControlRoom): Hono {
  const { db, config } = context;
  const app = new Hono();

  app.use(async (c, next) => {
    const { controlToken } = config;
    if (controlToken !== undefined && !isToken(c.req.header('authorization'), controlToken)) {
      return c.json({ error: 'CONTROL_TOKEN is needed as a bearer token' }, 401);
    }
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    // With the token the room may be reached from elsewhere; a page of another site does not know it.
    if (controlToken === undefined && !isOwn(host, c.req.header('origin'))) {
      return c.json({ error: 'Host or Origin is not this machine' }, 403);
    }
    return next();
  });

  app.get('/', (c) => {
    const nonce = createToken();
    return c.html(controlPage(nonce), 200, {
      'content-security-policy': `default-src 'none'; connect-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    });
  });

  app.post('/__control/reset', async (c) => {
    await resetDemo(context);
    room.faults.clear();
    room.requests.clear();
    return c.body(null, 204);
  });

  app.get('/__control/outbox', async (c) => {
    const to = c.req.query('to')?.replaceAll(/[\s()-]/g, '');
    // A plus sign in a query means a space to whoever reads it as a form.
    const recipient = to !== undefined && /^\d+$/.test(to) ? `+${to}` : to;
    const rows = await db
      .select()
      .from(outbox)
      .where(recipient === undefined ? undefined : eq(outbox.recipient, recipient))
      .orderBy(asc(outbox.id));
    return c.json(
      rows.map(({ channel, recipient: sentTo, code, purpose, at }) => ({
        channel,
        to: sentTo,
        code,
        purpose,
        at: at.toISOString(),
      })),
    );
  });

  app.get('/__control/faults', (c) => c.json(room.faults.list()));
  app.post('/__control/faults', async (c) => {
    const fault = v.safeParse(faultSchema, await readJson(c.req.raw));
    if (!fault.success) return c.json({ error: v.summarize(fault.issues) }, 400);
    room.faults.add(fault.output);
    return c.json(fault.output, 201);
  });
  app.delete('/__control/faults', (c) => {
    room.faults.clear();
    return c.body(null, 204);
  });

  app.get('/__control/requests', (c) => c.json(room.requests.list(c.req.query('operation'))));

  app.notFound((c) => c.json({ error: 'No such place in the control room' }, 404));
  app.onError((error, c) => {
    if (error instanceof Failure) return c.json({ error: error.detail ?? error.error }, 400);
    context.print(error.stack ?? error.message);
    return c.json({ error: error.message }, 500);
  });
  return app;
}
