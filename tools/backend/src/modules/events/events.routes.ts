import type { Context, Handlers } from '../../server/call.ts';
import { networkOf, type Log } from '@foyer/server';
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

/** Ends where its source fails: readers come back by themselves, and the reason stands in the log. */
async function* endingOnFailure(pieces: AsyncGenerator<string, void, void>, log: Log) {
  try {
    yield* pieces;
  } catch (error) {
    log.warn('A stream of events broke', {}, error);
  }
}

/** Handler of the push channel. */
export function eventsRoutes({ db, now, log }: Context, hub: EventHub): Handlers<'streamEvents'> {
  return {
    streamEvents: async ({ viewer, headers, clientIp, request }) => {
      if (request.method === 'HEAD') return new Response(null, { headers: HEADERS });
      const { bell, closing, leave } = await hub.sit({
        accountId: viewer.account?.id,
        sessionHash: viewer.tokenHash,
        address: networkOf(clientIp),
      });
      const stop = () => closing.abort();
      request.signal.addEventListener('abort', stop);
      if (request.signal.aborted) stop();
      const pieces = streamText(
        { db, now, bell, heartbeatMs: HEARTBEAT_MS },
        viewer,
        headers['last-event-id'],
      );
      const stream = createTextStream({
        pieces: endingOnFailure(pieces, log),
        closing,
        onEnd: leave,
      });
      return new Response(stream, { headers: HEADERS });
    },
  };
}
