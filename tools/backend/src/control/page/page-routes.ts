import { Hono } from 'hono';
import type { Context } from '../../server/call.ts';
import { createScripts } from '../../server/browser-scripts.ts';
import { createToken } from '../../server/secrets.ts';
import { pageData } from './page-data.ts';
import { pageHtml } from './page-html.ts';

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    'img-src data:',
    "connect-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

/** The control room for the eye: an empty page at `/`, its scripts, and what its forms are made from. */
export function pageRoutes({ config }: Context): Hono {
  const app = new Hono();
  const scripts = createScripts(new URL('./browser/', import.meta.url));
  app.get('/', (c) => {
    const nonce = createToken();
    return c.html(pageHtml(nonce, config.controlToken !== undefined), 200, {
      'content-security-policy': policy(nonce),
      'referrer-policy': 'no-referrer',
    });
  });
  app.get('/page/:name', async (c) => {
    const script = await scripts.read(c.req.param('name'));
    if (script === undefined) return c.notFound();
    return c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
  app.get('/__control/page', (c) => c.json(pageData));
  return app;
}
