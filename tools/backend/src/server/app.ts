import { API_PREFIX, operations, type Operation, type OperationId } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ControlRoom } from '../control/control-room.ts';
import type { EventHub } from '../modules/events/event-hub.ts';
import { docsRoutes } from '../docs/docs.routes.ts';
import { createHandlers } from '../modules/handlers.ts';
import { mediaCors } from '../modules/origin/media-cors.ts';
import { createPaymentCallbacks } from '../modules/purchases/payment-callbacks.ts';
import { createSessionsService } from '../modules/sessions/sessions.service.ts';
import type { Context } from './call.ts';
import { errorAnswer } from './error-answer.ts';
import { Failure } from './failure.ts';
import { chooseLanguage } from './language.ts';
import { operationPath } from './operation-path.ts';
import { createRateLimit } from './rate-limit.ts';
import { runOperation, type AnyHandler, type OperationRunner } from './run-operation.ts';

/** Changes one address may ask for in a minute. */
const WRITES_A_MINUTE = 1200;

/** The service: every operation of the contract below `/api/v1`, the two probes, and what the payment provider calls. */
export function createApp(context: Context, events: EventHub, control?: ControlRoom): Hono {
  const app = new Hono();
  const runner: OperationRunner = {
    context,
    control,
    sessions: createSessionsService(context),
    writeLimit: createRateLimit({ calls: WRITES_A_MINUTE, windowMs: 60_000 }),
  };

  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
  });
  // Clients go by the service's clock, and not by the one of the machine that it runs on.
  app.use(`${API_PREFIX}/*`, async (c, next) => {
    await next();
    c.header('date', context.now().toUTCString());
  });
  app.use(`${API_PREFIX}/origin/*`, mediaCors);
  app.use(`${API_PREFIX}/streams/*`, mediaCors);
  if (control) {
    app.use(`${API_PREFIX}/*`, async (_, next) => {
      await control.clock.refresh();
      return next();
    });
  }
  // What calls there are is told where it serves development; an operator's are in the contract.
  if (context.config.hasDemoPowers) app.route('/', docsRoutes());
  app.get('/health', (c) => c.json({ status: 'up' }));
  app.get('/ready', async (c) => {
    try {
      await context.db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'no database' }, 503);
    }
  });

  if (context.payments) {
    app.route('/payments', createPaymentCallbacks(context, context.payments));
  }

  const handlers: Readonly<Record<OperationId, unknown>> = createHandlers(context, events);
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    if (operation.powers === 'demo' && !context.config.hasDemoPowers) continue;
    const path = operationPath(operation.path, API_PREFIX);
    const handler = handlers[id as OperationId] as AnyHandler;
    app.on(operation.method.toUpperCase(), path.pattern, (c) =>
      runOperation(runner, { operation, path, handler }, c),
    );
  }

  app.notFound((c) =>
    errorAnswer(
      new Failure('notFound'),
      chooseLanguage({
        query: c.req.query('lang'),
        session: undefined,
        header: c.req.header('accept-language'),
      }),
    ),
  );
  app.onError((error) => {
    context.print(error.stack ?? error.message);
    return errorAnswer(error, 'rus');
  });
  return app;
}
