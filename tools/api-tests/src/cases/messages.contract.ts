import { finishPoll, getMessage, getUser, listMessages, setMessageStatus } from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, good, type OperationCases } from '../cases.types.ts';

const NEWS = 'demo-2-message-1';
const POLL = 'demo-2-message-2';

/** Somebody else's message is not found, whoever asks. */
const forItsAccount = { ...forAccounts, blocked: 'notFound', other: 'notFound' } as const;

/** Trials of the journal. */
export const messagesCases = {
  listMessages: {
    good: [
      good({
        title: 'gives messages and polls, the latest first',
        as: 'master',
        run: (client) => listMessages(client),
        check: ({ items }) =>
          expect(items.map(({ id, kind, is_read }) => [id, kind, is_read])).toEqual([
            [NEWS, 'message', false],
            [POLL, 'poll', false],
            ['demo-2-message-3', 'message', true],
          ]),
      }),
      good({
        title: 'gives one part of the journal, page by page',
        as: 'master',
        run: async (client) => {
          const first = await listMessages(client, { kind: 'message', limit: 1 });
          const second = await listMessages(client, {
            kind: 'message',
            limit: 1,
            cursor: first.next_cursor,
          });
          return [first, second];
        },
        check: (pages) => {
          expect(pages.map(({ items }) => items.map(({ id }) => id))).toEqual([
            [NEWS],
            ['demo-2-message-3'],
          ]);
          expect(pages[1]?.next_cursor).toBeUndefined();
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a place that it did not give',
        as: 'master',
        run: (client) => listMessages(client, { cursor: 'nowhere' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a page of more than a hundred',
        as: 'master',
        run: (client) => listMessages(client, { limit: 101 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listMessages(client), outcomes: forAccounts },
  },
  getMessage: {
    good: [
      good({
        title: 'gives a poll with its questions and their answers [ENTITY-016]',
        as: 'master',
        run: (client) => getMessage(client, { id: POLL }),
        check: ({ poll }) =>
          expect(poll).toEqual({
            id: 'poll-service',
            title: 'How do you like us?',
            questions: [
              {
                question: 'Is it easy to find something to watch?',
                answers: ['Yes, always', 'It depends', 'No'],
              },
              {
                question: 'What do you miss?',
                answers: ['New films', 'Classics', 'Series', 'Nothing at all'],
              },
            ],
          }),
      }),
    ],
    bad: [
      {
        title: 'does not find what was never sent',
        as: 'master',
        run: (client) => getMessage(client, { id: 'message-0' }),
        error: 'notFound',
      },
    ],
    access: { run: (client) => getMessage(client, { id: NEWS }), outcomes: forItsAccount },
  },
  setMessageStatus: {
    good: [
      good({
        title: 'counts a message as read once it was shown [CALL-027]',
        as: 'master',
        run: async (client) => {
          const before = (await getUser(client)).unread_messages;
          const delivered = await setMessageStatus(client, { id: NEWS, status: 'delivered' });
          const shown = await setMessageStatus(client, { id: NEWS, status: 'shown' });
          const again = await setMessageStatus(client, { id: NEWS, status: 'clicked' });
          return [
            before,
            ...[delivered, shown, again].map(({ unread_messages }) => unread_messages),
          ];
        },
        check: (counts) => expect(counts).toEqual([2, 2, 1, 1]),
      }),
    ],
    bad: [
      {
        title: 'refuses a status that messages do not have',
        as: 'master',
        run: (client) => setMessageStatus(client, { id: NEWS, status: 'burnt' as 'shown' }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client) => setMessageStatus(client, { id: NEWS, status: 'shown' }),
      outcomes: forItsAccount,
    },
  },
  finishPoll: {
    good: [
      good({
        title:
          'takes one answer for each question and counts the poll as read [CALL-026, NOTIF-014, NOTIF-017]',
        as: 'master',
        run: async (client) => {
          const { unread_messages } = await finishPoll(client, { id: POLL, answers: [0, 3] });
          return { unread_messages, message: await getMessage(client, { id: POLL }) };
        },
        check: ({ unread_messages, message }) => {
          expect(unread_messages).toBe(1);
          expect(message).toMatchObject({ is_finished: true, is_read: true });
        },
      }),
    ],
    bad: [
      {
        title: 'refuses fewer answers than questions',
        as: 'master',
        run: (client) => finishPoll(client, { id: POLL, answers: [0] }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an answer that there is not',
        as: 'master',
        run: (client) => finishPoll(client, { id: POLL, answers: [0, 4] }),
        error: 'invalidRequest',
      },
      {
        title: 'takes answers once',
        as: 'master',
        run: async (client) => {
          await finishPoll(client, { id: POLL, answers: [0, 3] });
          return finishPoll(client, { id: POLL, answers: [1, 1] });
        },
        error: 'conflict',
      },
      {
        title: 'does not find a poll in a message that is none',
        as: 'master',
        run: (client) => finishPoll(client, { id: NEWS, answers: [0] }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => finishPoll(client, { id: POLL, answers: [1, 1] }),
      outcomes: forItsAccount,
    },
  },
} satisfies Record<string, OperationCases>;
