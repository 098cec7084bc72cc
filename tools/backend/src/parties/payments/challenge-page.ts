import type { ChallengeMessage } from '@foyer/contract';
import { Hono, type Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import { openSealed, sealJson } from '../../modules/purchases/provider-protocol.ts';
import type { Context } from '../../server/call.ts';
import { challengeActs, endOfChallenge, withKeptCard } from './card-outcomes.ts';
import { answerPage, sumText } from './payment-page.ts';
import { endPayment, findPayment } from './payments.store.ts';
import type { PaymentRow } from './payment-row.types.ts';

const CHALLENGE_SEAL = 'challenge';
const TITLE = 'Подтвердите платёж · Confirm the payment · Հաստատեք վճարումը';

const claimSchema = v.object({ order_id: v.string() });
const formSchema = v.object({ order: v.string(), act: v.picklist(challengeActs) });

/** Path and query of the challenge of an order, below the party; sealed, so that it cannot be guessed. */
export const challengePath = (secret: string, orderId: string): string =>
  `challenge?order=${sealJson(secret, CHALLENGE_SEAL, { order_id: orderId })}`;

/** A value inside a script of a page. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Tells the site whose frame this is that the challenge is over. It proves nothing: the site asks its service. */
const tellParent = (orderId: string, origin: string): string => {
  const message: ChallengeMessage = { type: 'payment_challenge_ended', order_id: orderId };
  return `if (parent !== window) parent.postMessage(${inScript(message)}, ${inScript(origin)})`;
};

/** The page on which the bank of the demo checks a card holder, in a frame or as a page. */
export function createChallengePage(
  { db, now }: Pick<Context, 'db' | 'now'>,
  {
    secret,
    tell,
  }: {
    secret: string;
    /** Tells the service how a payment stands. */
    tell: (payment: PaymentRow) => Promise<void>;
  },
): Hono {
  const app = new Hono();

  const find = async (sealed: string): Promise<PaymentRow | undefined> => {
    const claim = openSealed(secret, CHALLENGE_SEAL, sealed, claimSchema);
    return claim && findPayment(db, claim.order_id, now());
  };

  const show = (c: HonoContext, sealed: string, row: PaymentRow) => {
    const site = new URL(row.returnUrl ?? '/', c.req.url).origin;
    const isOpen = row.state === 'challenged';
    const untilEnd = (row.endsAt?.getTime() ?? 0) - now().getTime() + 500;
    return answerPage(c, {
      title: TITLE,
      leadsTo: site,
      frameOf: row.outcome === 'challenge_redirect' ? undefined : site,
      script: isOpen
        ? `setTimeout(() => location.reload(), ${Math.max(500, untilEnd)})`
        : tellParent(row.orderId, site),
      content: isOpen
        ? html`<p>${sumText(row.amount, row.currency)}, •• ${row.lastDigits}</p>
            <form method="post">
              <input type="hidden" name="order" value="${sealed}" />
              <button name="act" value="confirm">Подтвердить · Confirm · Հաստատել</button>
              <button name="act" value="refuse">
                Ошибиться в коде · Mistype the code · Սխալ կոդ
              </button>
              <button name="act" value="leave">Отменить · Cancel · Չեղարկել</button>
            </form>`
        : html`<p>Проверка окончена · The check is over · Ստուգումն ավարտված է</p>
            <p>
              <a href="${row.returnUrl ?? site}" target="_top">На сайт · To the site · Կայք</a>
            </p>`,
    });
  };

  app.get('/', async (c) => {
    const sealed = c.req.query('order') ?? '';
    const row = await find(sealed);
    return row ? show(c, sealed, row) : c.notFound();
  });

  app.post('/', async (c) => {
    const form = v.safeParse(formSchema, await c.req.parseBody());
    const row = form.success ? await find(form.output.order) : undefined;
    if (!form.success || !row) return c.notFound();
    const { order: sealed, act } = form.output;
    const isRedirect = row.outcome === 'challenge_redirect';
    const end = row.state === 'challenged' ? endOfChallenge(row.outcome, act) : undefined;
    const standing = end ? await endPayment(db, row, withKeptCard(end, row.cardToken)) : row;
    if (end) await tell(standing);
    if (isRedirect && end && row.returnUrl !== null) return c.redirect(row.returnUrl, 303);
    return show(c, sealed, standing);
  });

  return app;
}
