import { STREAM_READY, type PushEvent, type StreamReady } from '@foyer/contract';
import { writeCursor } from './event-cursor.ts';
import type { Position } from './events.store.ts';

/** Milliseconds after which a plain `EventSource` connects again. */
const RETRY_MS = 3000;

/** Keeps connections and the proxies on their way from giving up. */
export const HEARTBEAT = ': \n\n';

/** The start of a stream; `position` is absent where no events will come. */
export function readyText(state: StreamReady['state'], position: Position | undefined): string {
  const id = position ? `id: ${writeCursor(position)}\n` : '';
  return `retry: ${RETRY_MS}\nevent: ${STREAM_READY}\n${id}data: ${JSON.stringify({ state })}\n\n`;
}

/** One event of a stream. */
export const eventText = (position: Position, event: PushEvent): string =>
  `id: ${writeCursor(position)}\ndata: ${JSON.stringify(event)}\n\n`;
