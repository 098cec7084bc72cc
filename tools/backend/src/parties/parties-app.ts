import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Context } from '../server/call.ts';
import { isLoopback } from '../server/loopback.ts';
import { createAdsApp } from './ads/ads-app.ts';
import { createChatApp } from './chat/chat-app.ts';

/** Browsers take every name below `localhost` to this machine. */
const isLocal = (hostname: string): boolean =>
  isLoopback(hostname) || hostname.toLowerCase().endsWith('.localhost');

const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && isLocal(new URL(address).hostname);

/**
 * The demo's outside parties, on an origin of their own as in real life: ad server, support chat
 * and payment provider. Pages of the site may call them, pages of others may not read their answers.
 *
 * @param payments - Absent where an outside provider is set.
 */
export function createPartiesApp(context: Context, payments?: Hono): Hono {
  const { config, print } = context;
  const app = new Hono();
  const ownHost = new URL(config.partiesUrl).host;

  app.use(async (c, next) => {
    // A name of somebody else's that leads to this machine would make their pages ours.
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const isOwn = host === ownHost || isLocalAddress(`http://${host}`);
    return isOwn ? next() : c.text('Host is not this machine', 403);
  });
  app.use(
    cors({
      origin: (origin) =>
        config.allowedOrigins.includes(origin) || isLocalAddress(origin) ? origin : null,
      allowHeaders: ['content-type'],
      allowMethods: ['GET', 'POST'],
      maxAge: 600,
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'cross-origin');
  });

  app.get('/health', (c) => c.json({ status: 'up' }));
  app.route('/ads', createAdsApp(context));
  app.route('/chat', createChatApp(context));
  if (payments) app.route('/payments', payments);

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    print(error.stack ?? error.message);
    return c.text('The party failed', 500);
  });
  return app;
}
