import { Hono, type Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import {
  EXTERNAL_SEAL,
  externalClaimSchema,
  openSealed,
  type ExternalClaim,
} from '../../modules/purchases/provider-protocol.ts';
import type { Context } from '../../server/call.ts';
import { answerPage, sumText } from './payment-page.ts';
import { enterPayment, findPayment, newPayment } from './payments.store.ts';
import type { PaymentRow } from './payment-row.types.ts';

const titles: Readonly<Record<ExternalClaim['page'], string>> = {
  bank_qr: 'Оплата в приложении банка · Pay by your bank · Վճարում բանկով',
  wallet: 'Кошелёк · Wallet · Դրամապանակ',
};

const formSchema = v.object({ order: v.string(), act: v.picklist(['pay', 'leave']) });

/** The pages of a bank and of a wallet of the demo, which take the money of an order outside the site. */
export function createExternalPages(
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

  const open = (page: ExternalClaim['page'], sealed: string): ExternalClaim | undefined => {
    const claim = openSealed(secret, EXTERNAL_SEAL, sealed, externalClaimSchema);
    return claim?.page === page ? claim : undefined;
  };

  const show = async (c: HonoContext, sealed: string, claim: ExternalClaim) => {
    const payment = await findPayment(db, claim.order_id, now());
    const isOpen = payment === undefined && Date.parse(claim.expires_at) > now().getTime();
    return answerPage(c, {
      title: titles[claim.page],
      leadsTo: new URL(claim.return_url).origin,
      content: isOpen
        ? html`<p>${sumText(claim.amount, claim.currency)}</p>
            <form method="post">
              <input type="hidden" name="order" value="${sealed}" />
              <button name="act" value="pay">Оплатить · Pay · Վճարել</button>
              <button name="act" value="leave">Отменить · Cancel · Չեղարկել</button>
            </form>`
        : html`<p>
              ${
                payment?.state === 'charged'
                  ? 'Оплачено · Paid · Վճարված է'
                  : 'Оплатить уже нельзя · It cannot be paid any more · Այլևս հնարավոր չէ վճարել'
              }
            </p>
            <p><a href="${claim.return_url}">На сайт · To the site · Կայք</a></p>`,
    });
  };

  for (const page of ['bank_qr', 'wallet'] as const) {
    app.get(`/${page}`, (c) => {
      const sealed = c.req.query('order') ?? '';
      const claim = open(page, sealed);
      return claim ? show(c, sealed, claim) : c.notFound();
    });

    app.post(`/${page}`, async (c) => {
      const form = v.safeParse(formSchema, await c.req.parseBody());
      const claim = form.success ? open(page, form.output.order) : undefined;
      if (!form.success || !claim) return c.notFound();
      if (Date.parse(claim.expires_at) <= now().getTime()) {
        return show(c, form.output.order, claim);
      }
      const { order_id: orderId, amount, currency } = claim;
      const isPaid = form.output.act === 'pay';
      const payment = await enterPayment(db, {
        ...newPayment({ orderId, kind: 'payment', amount, currency }, now()),
        state: isPaid ? 'charged' : 'declined',
        reason: isPaid ? null : 'abandoned',
      });
      await tell(payment);
      return c.redirect(claim.return_url, 303);
    });
  }

  return app;
}
