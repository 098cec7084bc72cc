import type { Context, Handlers } from '../../server/call.ts';
import { networkOf } from '../../server/client-ip.ts';
import type { EventHub } from './event-hub.ts';
import { streamText } from './event-stream.ts';
import { createTextStream } from './text-stream.ts';

/** Well below the minute after which proxies give a silent connection up. */
const HEARTBEAT_MS = 20_000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  // Asks nginx and its like not to hold the events back.
  'x-accel-buffering': 'no',
};

/** Handler of the push channel. */
export function eventsRoutes({ db, now }: Context, hub: EventHub): Handlers<'streamEvents'> {
  return {
    streamEvents: async ({ viewer, headers, clientIp, request }) => {
      if (request.method === 'HEAD') return new Response(null, { headers: HEADERS });
      const { bell, closing, leave } = await hub.sit(viewer.account?.id, networkOf(clientIp));
      const stop = () => closing.abort();
      request.signal.addEventListener('abort', stop);
      if (request.signal.aborted) stop();
      const pieces = streamText(
        { db, now, bell, heartbeatMs: HEARTBEAT_MS },
        viewer,
        headers['last-event-id'],
      );
      const stream = createTextStream({ pieces, closing, onEnd: leave });
      return new Response(stream, { headers: HEADERS });
    },
  };
}
