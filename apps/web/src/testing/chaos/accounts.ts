import {
  addBankCard,
  confirmTicket,
  createClient,
  createSession,
  createVisitorSession,
  getPaymentAccount,
  getUser,
  listPaymentMethods,
  payByCard,
  sendSmsCode,
  type Client,
} from '@foyer/client';
import type { PaymentMethod } from '@foyer/contract';
import { secret } from '@foyer/core';
import { pressRefill } from './outside-pages.ts';
import { cardOf } from './cards.ts';

/** Where the service, its control room and its parties are. */
export interface Places {
  api: string;
  control: string;
}

/** An account that buys, with a linked card and money on its prepaid account. */
export interface Account {
  cookie: string;
  profileId: string;
  phone: string;
  methods: readonly PaymentMethod[];
  /** Of the prepaid account before anything was bought, in minor units. */
  balance: number;
}

const REVISION = 'chaos';
const REFILLS = 2;

/** A client of an account, as a page has it: which calls by the page's fetch. */
export const clientOf = ({ api }: Places, { cookie }: Pick<Account, 'cookie'>): Client =>
  createClient({ baseUrl: api, revision: REVISION, headers: { cookie } });

/** A fetch that keeps cookies, as a browser does. */
function browserFetch() {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (jar.size > 0) request.headers.set('cookie', cookie());
    const answer = await fetch(request);
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      jar.set(name, value);
    }
    return answer;
  };
  return { send, cookie };
}

async function codeSentTo({ control }: Places, phone: string): Promise<string> {
  const digits = phone.slice(1);
  const answer = await fetch(`${control}/__control/outbox?to=${digits}`);
  const messages = (await answer.json()) as { code: string | null }[];
  const code = messages.at(-1)?.code;
  if (!code) throw new Error(`No code was sent to ${phone}`);
  return code;
}

async function linkCard(client: Client): Promise<void> {
  const { items } = await listPaymentMethods(client, { types: ['card_bind'] });
  const paymentUrl = items[0]?.payment_methods[0]?.payment_url ?? '';
  const { order_id: orderId, req_id: requestId, ticket_id: ticketId } = await addBankCard(client);
  await payByCard({ paymentUrl, orderId, requestId, card: cardOf('success'), sentAt: new Date() });
  await confirmTicket(client, { ticketId });
}

/** Signs an account up by its phone, links a card and tops its prepaid account up. */
export async function openAccount(places: Places, phone: string): Promise<Account> {
  const { send, cookie } = browserFetch();
  const client = createClient({ baseUrl: places.api, revision: REVISION, fetch: send });
  const deviceUid = `chaos-${phone.slice(1)}`;
  await createVisitorSession(client, { deviceUid });
  await sendSmsCode(client, { phone, purpose: 'register' });
  await createSession(client, {
    login: phone,
    loginMode: 'register',
    loginType: 'phone',
    password: secret(await codeSentTo(places, phone)),
    deviceUid,
  });
  const { profile } = await getUser(client);
  if (!profile) throw new Error(`${phone} did not sign in`);
  await linkCard(client);
  const { refill_url: refillUrl } = await getPaymentAccount(client);
  for (let times = 0; times < REFILLS; times += 1) await pressRefill(refillUrl);
  const { balance } = await getPaymentAccount(client);
  const { items } = await listPaymentMethods(client, { types: ['purchase'] });
  return {
    cookie: cookie(),
    profileId: profile.id,
    phone,
    methods: items[0]?.payment_methods ?? [],
    balance,
  };
}
