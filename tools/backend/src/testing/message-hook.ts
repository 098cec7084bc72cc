import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { OutgoingMessage } from '../modules/delivery/outgoing-message.ts';

/** Something that a webhook was given. */
export interface HookCall {
  headers: IncomingHttpHeaders;
  body: string;
  message: OutgoingMessage & { code?: string; minutes?: number };
}

/** A webhook of an operator. */
export interface MessageHook {
  url: string;
  calls: HookCall[];
  /** What it answers from now on, one status after the other; the last one stays. */
  answers: number[];
  /** Waits for a number of calls in all. */
  taken(count: number): Promise<HookCall>;
  close(): void;
}

/** The settings of a service that gives its messages to a webhook, and is told the label by its web server. */
export const settingsOf = ({ url }: MessageHook) => ({
  MESSAGES_URL: url,
  MESSAGES_SECRET: 'between us',
  TRUSTED_PROXIES: '127.0.0.1',
});

/** Listens for messages on a free port. */
export async function openMessageHook(): Promise<MessageHook> {
  const calls: HookCall[] = [];
  const answers = [204];
  let tell = () => {};
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({
        headers: request.headers,
        body,
        message: JSON.parse(body) as HookCall['message'],
      });
      const status = (answers.length > 1 ? answers.shift() : answers[0]) ?? 204;
      response.writeHead(status).end();
      tell();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    calls,
    answers,
    taken: async (count) => {
      while (calls.length < count) {
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
      const call = calls[count - 1];
      if (!call) throw new Error('The webhook lost a call');
      return call;
    },
    close: () => server.close(),
  };
}
