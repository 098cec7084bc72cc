import { Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import {
  openSealed,
  REFILL_SEAL,
  refillSchema,
} from '../../modules/purchases/provider-protocol.ts';
import { createToken } from '../../server/secrets.ts';

const accountSchema = v.pick(refillSchema, ['account_id']);

/** What may be added, in roubles. */
const amounts = ['100', '500', '1000'] as const;

const formSchema = v.object({
  account: v.string(),
  refill_id: v.pipe(v.string(), v.minLength(20), v.maxLength(100)),
  amount: v.picklist(amounts),
});

const page = (content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Пополнение счёта · Top-up · Լիցքավորում</title>
      </head>
      <body>
        <h1>Пополнение счёта · Top-up · Լիցքավորում</h1>
        ${content}
      </body>
    </html>`;

/** The page outside the site where a prepaid account of the demo is topped up, with play money. */
export function createRefillPage({
  secret,
  tell,
}: {
  secret: string;
  /** Tells the service how much came. */
  tell: (path: string, value: unknown) => Promise<void>;
}): Hono {
  const app = new Hono();
  const openAccount = (sealed: string) => openSealed(secret, REFILL_SEAL, sealed, accountSchema);

  app.get('/', (c) => {
    const sealed = c.req.query('account') ?? '';
    if (!openAccount(sealed)) return c.notFound();
    return c.html(
      page(
        html`<form method="post">
          <input type="hidden" name="account" value="${sealed}" />
          <input type="hidden" name="refill_id" value="${createToken()}" />
          ${amounts.map(
            (amount) => html`<button name="amount" value="${amount}">+${amount} ₽</button> `,
          )}
        </form>`,
      ),
    );
  });

  app.post('/', async (c) => {
    const form = v.safeParse(formSchema, await c.req.parseBody());
    const account = form.success ? openAccount(form.output.account) : undefined;
    if (!form.success || !account) return c.notFound();
    const { refill_id, amount } = form.output;
    await tell('refills', { ...account, refill_id, amount: Number(amount) * 100, currency: 'RUB' });
    return c.html(page(html`<p>+${amount} ₽</p>`));
  });

  return app;
}
