import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../database/database.ts';
import { facts } from '../../database/schema.ts';
import {
  createPaymentProvider,
  type PaymentProvider,
} from '../../modules/purchases/payment-provider.ts';
import type { Context } from '../../server/call.ts';
import { createToken } from '../../server/secrets.ts';

/** The payment provider of a service. */
export interface ConnectedPayments {
  /** Absent where there is none: then nothing can be paid by card. */
  provider: PaymentProvider | undefined;
  /** The demo's own provider, to be served to pages; absent where an outside one is set. */
  party: Hono | undefined;
}

const SECRET_FACT = 'payments-secret';

/** What the demo's party signs with: the same for all processes of a database, and nobody else's. */
async function readDemoSecret(db: Database): Promise<string> {
  await db.insert(facts).values({ key: SECRET_FACT, value: createToken() }).onConflictDoNothing();
  const [fact] = await db.select().from(facts).where(eq(facts.key, SECRET_FACT));
  if (!fact) throw new Error('The secret of the payment provider has gone');
  return fact.value;
}

/**
 * Connects the provider of `PAYMENTS_URL`, or with demo powers the demo's own one, which runs in this
 * process and is talked to in the same words.
 *
 * @param tellService - Sends a request to the service's callbacks.
 */
export async function connectPayments(
  context: Context,
  tellService: (request: Request) => Promise<Response>,
): Promise<ConnectedPayments> {
  const { config, db } = context;
  if (config.payments) {
    const { url, secret } = config.payments;
    return {
      provider: createPaymentProvider({ url, publicUrl: url, secret, fetch }),
      party: undefined,
    };
  }
  if (!config.hasDemoPowers) return { provider: undefined, party: undefined };
  const { createPaymentsParty } = await import('./payments-party.ts');
  const secret = await readDemoSecret(db);
  const party = createPaymentsParty(context, {
    secret,
    publicUrl: `${config.partiesUrl}/payments`,
    tell: (path, init) => tellService(new Request(`http://service/payments/${path}`, init)),
  });
  const provider = createPaymentProvider({
    url: 'http://payments',
    publicUrl: `${config.partiesUrl}/payments`,
    secret,
    fetch: async (request) => party.fetch(request),
  });
  return { provider, party };
}
