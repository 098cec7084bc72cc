import { Hono } from 'hono';
import { listen, type Listener } from '../server/listen.ts';

/** An outside payment provider that does what a test says. */
export interface TestProvider {
  /** Settings that connect a service with it. */
  env: { PAYMENTS_URL: string; PAYMENTS_SECRET: string };
  /** What it was asked, for example `charge`. */
  asked: string[];
  close(): Promise<void>;
}

/** The body of a request to the provider. */
export interface ProviderRequest {
  order_id: string;
  amount: number;
  currency: string;
}

/**
 * Starts a provider on a port of its own.
 *
 * @param answer - The state of an order, by what is asked; `undefined` breaks the connection.
 */
export async function startTestProvider(
  answer: (asked: string, request: ProviderRequest) => Promise<string | undefined>,
): Promise<TestProvider> {
  const asked: string[] = [];
  const app = new Hono();
  app.post('/:call', async (c) => {
    const call = c.req.param('call');
    const request = await c.req.json<ProviderRequest>();
    asked.push(call);
    const state = await answer(call, request);
    return state === undefined ? c.text('Broken', 502) : c.json({ ...request, state });
  });
  const listener: Listener = await listen(app, {
    host: '127.0.0.1',
    port: 0,
    setting: 'PAYMENTS_URL',
  });
  return {
    env: { PAYMENTS_URL: `http://127.0.0.1:${listener.port}`, PAYMENTS_SECRET: 'test-secret' },
    asked,
    close: () => listener.close(0),
  };
}
