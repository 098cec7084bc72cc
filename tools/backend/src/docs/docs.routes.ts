import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { createToken } from '../server/secrets.ts';
import { docsPage } from './docs-page.ts';
import type { ApiDocument } from './openapi.types.ts';

const NONCE = 'the-nonce-of-the-page';

/** `GET /docs`: the contract drawn as a page; `GET /docs/openapi.json`: the file that it is drawn from. */
export function docsRoutes(): Hono {
  let text: string | undefined;
  let page: string | undefined;
  const readText = (): string =>
    (text ??= readFileSync(new URL(import.meta.resolve('@foyer/contract/openapi.json')), 'utf8'));
  return new Hono()
    .get('/docs', (c) => {
      // Drawn once: only the nonce differs between readers.
      page ??= docsPage(JSON.parse(readText()) as ApiDocument, NONCE);
      const nonce = createToken();
      return c.html(page.replace(NONCE, nonce), 200, {
        'content-security-policy': `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'referrer-policy': 'no-referrer',
      });
    })
    .get('/docs/openapi.json', (c) =>
      c.body(readText(), 200, { 'content-type': 'application/json' }),
    );
}
