// @vitest-environment node
import type { AnalyticsInput } from '@foyer/client';
import type { MessageReport } from '@foyer/notifications';
import { expect, it } from 'vitest';
import { assign, createActor, setup, spawnChild } from 'xstate';
import { reportMessages } from './report-messages.ts';

/** Stands for the flow: a test says what waits in its queue. */
const flow = setup({
  types: {} as {
    context: { reports: MessageReport[] };
    events: { type: 'queued'; reports: MessageReport[] };
  },
}).createMachine({
  context: { reports: [] },
  on: { queued: { actions: assign({ reports: ({ event }) => event.reports }) } },
});

/** Stands for the root actor, which starts its flows once there is a session. */
const app = setup({ actors: { flow } }).createMachine({
  on: { running: { actions: spawnChild('flow', { systemId: 'notifications' }) } },
});

it('reports what was shown and clicked, each once, however long its status waits [ANALYTICS-019]', () => {
  const reported: AnalyticsInput[] = [];
  const actor = createActor(app).start();
  reportMessages(actor, (event) => reported.push(event));
  const delivered: MessageReport = { messageId: 'm1', status: 'delivered' };
  const shown: MessageReport = { messageId: 'm1', status: 'shown' };
  const clicked: MessageReport = { messageId: 'm1', status: 'clicked' };
  const queue = (...reports: MessageReport[]) =>
    actor.system.get('notifications').send({ type: 'queued', reports });

  actor.send({ type: 'running' });
  queue(delivered, shown);
  queue(shown, clicked);
  queue();

  expect(reported).toEqual([
    { type: 'message_shown', message_id: 'm1' },
    { type: 'message_clicked', message_id: 'm1' },
  ]);
});
