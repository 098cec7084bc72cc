import { randomUUID } from 'node:crypto';
import type {
  BuyContent,
  CardPaymentAnswer,
  EventCode,
  ExpectedPrice,
  PurchaseOption,
  PurchaseVariants,
  Ticket,
} from '@foyer/contract';
import { asc, eq } from 'drizzle-orm';
import { events } from '../database/schema.ts';
import { purchasePriceRows } from '../seed/services/sale-rows.ts';
import type { TestAnswer, TestBackend, TestCaller } from './test-backend.ts';

/** The test cards of the payment provider. */
export const testCards = {
  success: '2200000000000004',
  otherSuccess: '4111111111111111',
  refused: '4000000000000002',
  noFunds: '4000000000009995',
  challengeFrame: '4000000000003014',
  challengeRedirect: '4000000000003022',
  challengeRefused: '4000000000003030',
  challengeAbandoned: '4000000000003048',
  challengeTimedOut: '4000000000003055',
  lateSuccess: '4000000000004012',
  lateRefusal: '4000000000004020',
  silence: '4000000000005019',
} as const;

/** The options of an item, as a caller sees them. */
export async function variantsOf(caller: TestCaller, item: string): Promise<PurchaseOption[]> {
  const { status, body } = await caller.send('GET', `/purchase-variants/${item}`);
  if (status !== 200) throw new Error(`No variants of ${item}: ${JSON.stringify(body)}`);
  return (body as PurchaseVariants).items;
}

/** The month of a service at its plain price. */
export const month = (
  serviceId: string,
  paymentMethodId: string,
): Omit<BuyContent, 'expected'> => ({
  seq_id: `service-${serviceId}`,
  price_id: `${serviceId}-month-plain`,
  payment_method_id: paymentMethodId,
  is_confirmed: true,
});

/** What the catalogue of the demo says that a price is. */
function expectedOf(priceId: string | undefined): ExpectedPrice {
  const price = purchasePriceRows.find(({ id }) => id === priceId);
  return { amount: price?.amount ?? 0, currency: price?.currency ?? 'RUB' };
}

/** Buys under a new idempotency key, at the price of the catalogue. */
export const buy = (
  caller: TestCaller,
  body: Partial<BuyContent>,
  key: string = randomUUID(),
  headers: Record<string, string> = {},
): Promise<TestAnswer> =>
  caller.send('POST', '/purchases', {
    body: { expected: expectedOf(body.price_id), ...body },
    headers: { 'idempotency-key': key, ...headers },
  });

/** Posts the card form, as a page does, to `create` or `bindCard`; the provider's answer. */
export async function sendCard(
  { partiesApp }: TestBackend,
  path: 'create' | 'bindCard',
  order: unknown,
  cardNumber: string,
  more: object = {},
  signal?: AbortSignal,
): Promise<CardPaymentAnswer> {
  const { order_id, req_id } = order as { order_id: string; req_id: string };
  const body = {
    order_id,
    req_id,
    card_number: cardNumber,
    cvc: '123',
    expiry: '1230',
    timestamp: '2026-11-21T09:00:00.000Z',
    ...more,
  };
  if (!partiesApp) throw new Error('There is no payment provider');
  const answer = await partiesApp.request(`http://localhost:4002/payments/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return (await answer.json()) as CardPaymentAnswer;
}

/** The same; the answer's `reqStatus`. */
export const postCard = async (...call: Parameters<typeof sendCard>): Promise<number> =>
  (await sendCard(...call)).reqStatus;

/** Opens a page of the provider, as a browser does. */
export async function openPage({ partiesApp }: TestBackend, url = ''): Promise<Response> {
  if (!partiesApp) throw new Error('There is no payment provider');
  return partiesApp.request(url);
}

/** Presses a button of a page of the provider. */
export async function pressOn(backend: TestBackend, url = '', act: string): Promise<Response> {
  const order = new URL(url).searchParams.get('order') ?? '';
  if (!backend.partiesApp) throw new Error('There is no payment provider');
  return backend.partiesApp.request(url, {
    method: 'POST',
    body: new URLSearchParams({ order, act }),
  });
}

/** How the order of a ticket stands. */
export const ticketOf = async (caller: TestCaller, order: unknown): Promise<Ticket> =>
  (await caller.send('GET', `/tickets/${(order as { ticket_id: string }).ticket_id}`))
    .body as Ticket;

/** Finishes the order of a ticket. */
export const confirm = (caller: TestCaller, order: unknown): Promise<TestAnswer> =>
  caller.send('POST', `/tickets/${(order as { ticket_id: string }).ticket_id}/confirm`, {
    body: {},
  });

/** The service as the caller stands with it. */
export const serviceOf = async (caller: TestCaller, id: string): Promise<unknown> =>
  (await caller.send('GET', `/services/${id}`)).body;

/** Codes of the push events of an account, in their order. */
export async function eventCodesOf(
  { db }: Pick<TestBackend, 'db'>,
  accountId: string,
): Promise<EventCode[]> {
  const rows = await db
    .select()
    .from(events)
    .where(eq(events.accountId, accountId))
    .orderBy(asc(events.position));
  return rows.map(({ event }) => event.event_code);
}
