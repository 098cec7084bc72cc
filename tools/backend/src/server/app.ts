import {
  API_PREFIX,
  operations,
  type Operation,
  type OperationId,
  pageRoleFor,
  uploadPageImageOperation,
} from '@foyer/contract';
import { accessLog, liveAnswer, readyAnswer, requestLimits, type Readiness } from '@foyer/server';
import { Hono } from 'hono';
import type { ControlRoom } from '../control/control-room.ts';
import type { EventHub } from '../modules/events/event-hub.ts';
import type { LivePages } from '../modules/pages/live-pages.ts';
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
import { createPageCallers } from './page-callers.ts';
import { runOperation, type AnyHandler, type OperationRunner } from './run-operation.ts';
import { createWriteLimits } from './write-limits.ts';

const POLICY = 'content-security-policy';

/** Calls that take more than a report of an error. */
const largeBodies = {
  [API_PREFIX + uploadPageImageOperation.path]: uploadPageImageOperation.fileBody.maxBytes,
};

/** The service: every operation of the contract below `/api/v1`, the two probes, and what the payment provider calls. */
export function createApp(
  context: Context,
  { events, pages }: { events: EventHub; pages: LivePages },
  readiness: Readiness,
  control?: ControlRoom,
): Hono {
  const app = new Hono();
  const runner: OperationRunner = {
    context,
    control,
    sessions: createSessionsService(context),
    pageCallers: createPageCallers(context),
    writes: createWriteLimits(context.config.limits),
  };

  app.use(accessLog(context.log));
  app.use(requestLimits(largeBodies));
  app.use(async (c, next) => {
    await next();
    c.header('x-content-type-options', 'nosniff');
    // Pages of the service have a policy of their own, which says it too. Pictures and media are no frames.
    if (!c.res.headers.has(POLICY)) c.header(POLICY, "frame-ancestors 'none'");
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
  app.get('/live', liveAnswer);
  app.get('/ready', () => readyAnswer(readiness));

  if (context.payments) {
    app.route('/payments', createPaymentCallbacks(context, context.payments));
  }

  const handlers: Readonly<Record<OperationId, unknown>> = createHandlers(context, events, pages);
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    if (operation.powers === 'demo' && !context.config.hasDemoPowers) continue;
    // Where none makes pages there is nothing to guess a token for.
    if (pageRoleFor(operation) && context.config.pageEditors.length === 0) continue;
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
    context.log.error('A request failed', error);
    return errorAnswer(error, 'rus');
  });
  return app;
}
