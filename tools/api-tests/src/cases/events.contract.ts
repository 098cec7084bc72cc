import type { Client } from '@foyer/client';
import { createVisitorSession } from '@foyer/client';
import { expect } from 'vitest';
import { forSessions, good, type OperationCases } from '../cases.types.ts';
import type { World } from '../world.ts';

/** Opens the channel, reads how it begins, and leaves it. */
async function begin(
  client: Client,
  world: World,
  headers: Record<string, string> = {},
): Promise<{ type: string | null; text: string }> {
  const answer = await world.getFile(client, '/events', headers);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const piece = await reader?.read();
  await reader?.cancel();
  return { type: answer.headers.get('content-type'), text: piece?.value ?? '' };
}

/** Trials of the push channel; what comes through it is in `src/push` and in the backend's tests. */
export const eventsCases = {
  streamEvents: {
    good: [
      good({
        title: 'opens a stream that says where it starts [EVENT-001]',
        as: 'master',
        run: begin,
        check: ({ type, text }) => {
          expect(type).toBe('text/event-stream');
          expect(text).toMatch(
            /^retry: 3000\nevent: ready\nid: [\w-]+\.0\ndata: {"state":"new"}\n\n$/,
          );
        },
      }),
      good({
        title: 'opens for a demo session, which has no events to go on from',
        as: 'visitor',
        run: begin,
        check: ({ text }) =>
          expect(text).toBe('retry: 3000\nevent: ready\ndata: {"state":"new"}\n\n'),
      }),
      good({
        title: 'stays with a visitor who starts another session',
        as: 'visitor',
        run: async (client, world) => {
          await createVisitorSession(client);
          return begin(client, world);
        },
        check: ({ type }) => expect(type).toBe('text/event-stream'),
      }),
    ],
    bad: [
      {
        title: 'refuses a last id that is longer than any',
        as: 'master',
        run: (client, world) => begin(client, world, { 'last-event-id': 'x'.repeat(201) }),
        error: 'invalidRequest',
      },
    ],
    access: { run: begin, outcomes: forSessions },
  },
} satisfies Record<string, OperationCases>;
