import type { PushEvent } from '@foyer/contract';

/** One connection to the fake push channel. */
export interface FakeConnection {
  lastId: string | null;
  headers: Headers;
  /** Sends text as it stands. */
  write(text: string): void;
  /** Ends the connection, as a service that restarts. */
  end(): void;
}

/** A push channel that keeps all its events, and says each of them after the id that a reader names. */
export interface FakeEventService {
  fetch: typeof fetch;
  /** Those that stand, the oldest first. */
  open: FakeConnection[];
  /** All that were ever made. */
  made: FakeConnection[];
  push(...events: PushEvent[]): void;
  /** Refuses the connections from now on. */
  refuse(status: number): void;
  /** Takes connections again. */
  accept(): void;
}

const textOf = (id: number, event: PushEvent): string =>
  `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`;

/** A push channel without events; ids count them. */
export function fakeEventService(): FakeEventService {
  const events: PushEvent[] = [];
  const open: FakeConnection[] = [];
  const made: FakeConnection[] = [];
  const encoder = new TextEncoder();
  let refusal: number | undefined;

  const connect = (headers: Headers, signal: AbortSignal | undefined): Response => {
    const lastId = headers.get('last-event-id');
    const first = lastId === null ? events.length : Number(lastId);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const leave = (): void => void open.splice(open.indexOf(connection), 1);
        const connection: FakeConnection = {
          lastId,
          headers,
          write: (text) => controller.enqueue(encoder.encode(text)),
          end: () => {
            leave();
            controller.close();
          },
        };
        signal?.addEventListener('abort', () => {
          leave();
          controller.error(signal.reason);
        });
        open.push(connection);
        made.push(connection);
        const state = lastId === null ? 'new' : 'resumed';
        connection.write(`event: ready\nid: ${first}\ndata: {"state":"${state}"}\n\n`);
        for (const [index, event] of events.entries()) {
          if (index >= first) connection.write(textOf(index + 1, event));
        }
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

  return {
    open,
    made,
    fetch: async (_input, init) =>
      refusal === undefined
        ? connect(new Headers(init?.headers), init?.signal ?? undefined)
        : Response.json({ error_code: 1000023, description: '' }, { status: refusal }),
    push: (...more) => {
      for (const event of more) {
        events.push(event);
        for (const connection of open) connection.write(textOf(events.length, event));
      }
    },
    refuse: (status) => {
      refusal = status;
    },
    accept: () => {
      refusal = undefined;
    },
  };
}
