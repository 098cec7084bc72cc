import type { PaymentType } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { readLimit, readOffset, toPage } from '../../server/paging.ts';
import { sellingRules } from '../sales/selling-rules.ts';
import { createVariantsService } from '../sales/variants.service.ts';
import { createBuyService } from './buy.service.ts';
import { paymentTypes, readMeans } from './means.ts';
import { findOrderByKey, findPaymentAccount, listPayments } from './orders.store.ts';
import { paymentAnswer, readNotice, ticketAnswer } from './purchase-answer.ts';
import { createTicketsService } from './tickets.service.ts';

/** The types of a query, each with the methods that it names: `card_bind/any_card`. */
function chooseTypes(all: readonly PaymentType[], query: string): PaymentType[] {
  const wanted = query.split(',').map((part) => part.split('/'));
  return all.flatMap(({ name, payment_methods }) => {
    const named = wanted.filter(([type]) => type === name);
    if (named.length === 0) return [];
    const isWhole = named.some(([, method]) => method === undefined);
    const methods = new Set(named.map(([, method]) => method));
    return [
      {
        name,
        payment_methods: payment_methods.filter((method) => isWhole || methods.has(method.name)),
      },
    ];
  });
}

/** Handlers of the calls about buying. */
export function purchasesRoutes(
  context: Context,
): Handlers<
  | 'getPurchaseVariants'
  | 'listPaymentMethods'
  | 'buyContent'
  | 'findPurchase'
  | 'getTicket'
  | 'confirmTicket'
  | 'listPurchases'
  | 'getPaymentAccount'
> {
  const { config, db, payments } = context;
  const variants = createVariantsService(context);
  const buying = createBuyService(context);
  const tickets = createTicketsService(context);
  return {
    getPurchaseVariants: async ({ viewer, params, language, label }) => ({
      items: await variants.list(
        viewer.account.id,
        { type: params.item_type, id: params.item_id },
        language,
      ),
      rules: sellingRules(context, label, viewer.account),
    }),
    listPaymentMethods: async ({ viewer, query, language }) => {
      const means = await readMeans(db, viewer.account.id);
      return { items: chooseTypes(paymentTypes(means, payments, language), query.types) };
    },
    buyContent: ({ viewer, headers, body, language, label, siteUrl }) =>
      buying.buy(viewer, headers['idempotency-key'], body, { language, label, siteUrl }),
    findPurchase: async ({ viewer, params, language }) => {
      const order = await findOrderByKey(db, viewer.account.id, params.idempotency_key);
      if (!order) throw new Failure('notFound');
      return ticketAnswer(await tickets.ask(order), payments, language);
    },
    getTicket: async ({ viewer, params, language }) =>
      ticketAnswer(await tickets.find(viewer.account.id, params.ticket_id), payments, language),
    confirmTicket: async ({ viewer, params, language }) => {
      const order = await tickets.confirm(viewer.account.id, params.ticket_id);
      const notification = await readNotice(db, order, language);
      return notification ? { notification } : {};
    },
    listPurchases: async ({ viewer, query, language, label }) => {
      const { seller } = config.selling(label);
      const rows = await listPayments(db, viewer.account.id, {
        offset: readOffset(query),
        limit: readLimit(query) + 1,
      });
      return toPage(
        rows.map((order) => paymentAnswer(order, { language, seller, provider: payments })),
        query,
      );
    },
    getPaymentAccount: async ({ viewer }) => {
      const account = await findPaymentAccount(db, viewer.account.id);
      return {
        balance: account?.balance ?? 0,
        currency: account?.currency ?? 'RUB',
        is_active: account?.isActive ?? true,
        ...(payments && { refill_url: payments.refillUrl(viewer.account.id) }),
      };
    },
  };
}
