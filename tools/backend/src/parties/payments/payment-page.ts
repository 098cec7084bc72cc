import type { Context as HonoContext } from 'hono';
import { html, raw } from 'hono/html';
import { createToken } from '../../server/secrets.ts';

type Html = ReturnType<typeof html>;

/** Sum as the pages of the party show it. */
export const sumText = (amount: number, currency: string): string =>
  new Intl.NumberFormat('ru', { style: 'currency', currency }).format(amount / 100);

/** What a page of the party shows. */
export interface PaymentPage {
  title: string;
  content: Html;
  /** Site that may show it in a frame; none without. */
  frameOf?: string | undefined;
  /** Site to which its form leads back. */
  leadsTo?: string | undefined;
  /** Runs in the page. */
  script?: string | undefined;
}

/** Answers with a page of the party, in three languages at once: it does not know the viewer's. */
export function answerPage(
  c: HonoContext,
  { title, content, frameOf, leadsTo, script }: PaymentPage,
): Response | Promise<Response> {
  const nonce = createToken();
  c.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `form-action 'self'${leadsTo === undefined ? '' : ` ${leadsTo}`}`,
      "base-uri 'none'",
      `frame-ancestors ${frameOf ?? "'none'"}`,
    ].join('; '),
  );
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.html(
    html`<!doctype html>
      <html lang="ru">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
        </head>
        <body>
          <h1>${title}</h1>
          ${content}${
            script === undefined
              ? ''
              : html`<script nonce="${nonce}">
                  ${raw(script)};
                </script>`
          }
        </body>
      </html>`,
  );
}
