import { Hono } from 'hono';
import { resetDemo } from '../seed/seed-demo.ts';
import type { EventHub } from '../modules/events/event-hub.ts';
import { chooseScenarios } from '../parties/ads/chosen-scenarios.ts';
import type { Context } from '../server/call.ts';
import { Failure } from '../server/failure.ts';
import { adsCalls } from './calls/ads.calls.ts';
import { clockCalls } from './calls/clock.calls.ts';
import { faultsCalls } from './calls/faults.calls.ts';
import { ledgersCalls } from './calls/ledgers.calls.ts';
import { outboxCalls } from './calls/outbox.calls.ts';
import { pushCalls } from './calls/push.calls.ts';
import { streamsCalls } from './calls/streams.calls.ts';
import { controlGuard } from './control-guard.ts';
import type { ControlRoom } from './control-room.ts';
import { pageRoutes } from './page/page-routes.ts';

/** What a tester may do about a body that is refused, by the detail of the refusal. */
const refusals: Readonly<Record<string, string>> = {
  body: 'The body is not JSON, or is too deep',
  'content-type': 'The body must come as application/json',
};

/** The control room's listener: a page at `/`, JSON below `/__control`. */
export function createControlApp(context: Context, room: ControlRoom, hub: EventHub): Hono {
  const { config } = context;
  const app = new Hono();

  app.use(controlGuard(config.controlToken));
  app.use('/__control/*', async (_, next) => {
    await room.clock.refresh();
    return next();
  });

  app.route('/', pageRoutes(context));
  app.post('/__control/reset', async (c) => {
    await room.clock.move(0);
    await resetDemo(context);
    await chooseScenarios(context.db, {});
    room.faults.clear();
    room.requests.clear();
    return c.body(null, 204);
  });
  app.route('/__control', outboxCalls(context));
  app.route('/__control', faultsCalls(room.faults));
  app.route('/__control', pushCalls(context));
  app.route('/__control', streamsCalls(hub));
  app.route('/__control', clockCalls(room.clock));
  app.route('/__control', adsCalls(context));
  app.route('/__control', ledgersCalls(context, room.requests));

  app.notFound((c) => c.json({ error: 'No such place in the control room' }, 404));
  app.onError((error, c) => {
    if (error instanceof Failure) {
      const { detail = error.error } = error;
      return c.json({ error: refusals[detail] ?? detail }, 400);
    }
    context.log.error('A call of the control room failed', error);
    return c.json({ error: error.message }, 500);
  });
  return app;
}
