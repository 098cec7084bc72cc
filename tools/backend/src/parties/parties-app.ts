import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Context } from '../server/call.ts';
import { createAdsApp } from './ads/ads-app.ts';
import { createChatApp } from './chat/chat-app.ts';
import { isPartyHost, mayUseParties } from './party-access.ts';

/**
 * The demo's outside parties, on an origin of their own as in real life: ad server, support chat
 * and payment provider. Pages of the site may call them, pages of others may read the answers of the ad server only.
 *
 * @param payments - Absent where an outside provider is set.
 */
export function createPartiesApp(context: Context, payments?: Hono): Hono {
  const { config, log } = context;
  const app = new Hono();

  app.use(async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    return isPartyHost(host, config) ? next() : c.text('Host is not this machine', 403);
  });
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    c.header('cross-origin-resource-policy', 'cross-origin');
  });
  // Before the rule on origins: ad servers answer pages of every origin.
  app.route('/ads', createAdsApp(context));
  app.use(
    cors({
      origin: (origin) => (mayUseParties(origin, config) ? origin : null),
      allowHeaders: ['content-type'],
      allowMethods: ['GET', 'POST'],
      maxAge: 600,
    }),
  );
  app.route('/chat', createChatApp(context));
  if (payments) app.route('/payments', payments);

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    log.error('A party of the demo failed', error);
    return c.text('The party failed', 500);
  });
  return app;
}
