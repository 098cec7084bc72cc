import { API_PREFIX } from '@foyer/contract';
import type { Hono } from 'hono';
import type { TestCaller } from './test-backend.ts';

/** One message of an open push channel, or its end. */
export type ReadMessage = { name?: string; id?: string; data: unknown } | 'end';

/** An open push channel of a test. */
export interface EventReader {
  status: number;
  headers: Headers;
  /** The next message; comments are passed over. */
  next(): Promise<ReadMessage>;
  /** Closes it, as a page that is left. */
  leave(): Promise<void>;
}

function parse(block: string): Exclude<ReadMessage, 'end'> | undefined {
  const fields = block.split('\n').map((line) => line.split(/: (.*)/s));
  const valueOf = (name: string) => fields.find(([field]) => field === name)?.[1];
  const [name, id, data] = [valueOf('event'), valueOf('id'), valueOf('data')];
  if (data === undefined) return undefined;
  return { ...(name && { name }), ...(id && { id }), data: JSON.parse(data) };
}

/** Opens the push channel in a caller's session. */
export async function readEvents(
  app: Hono,
  caller: TestCaller,
  { lastId, method = 'GET' }: { lastId?: string | undefined; method?: string } = {},
): Promise<EventReader> {
  const response = await app.request(`${API_PREFIX}/events`, {
    method,
    headers: {
      cookie: caller.cookie() ?? '',
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    headers: response.headers,
    leave: async () => {
      await reader?.cancel();
    },
    next: async () => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = parse(text.slice(0, end));
          text = text.slice(end + 2);
          if (block) return block;
          continue;
        }
        const piece = await reader?.read();
        if (!piece || piece.done) return 'end';
        text += piece.value;
      }
    },
  };
}
