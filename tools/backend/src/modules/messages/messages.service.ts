import type { Language, Message, MessageKind, Messages, MessageStatus } from '@foyer/contract';
import { DEFAULT_PAGE_SIZE } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import { messageAnswer, type MessageRow } from './message-answer.ts';
import {
  countUnread,
  findMessage,
  listMessages,
  saveAnswers,
  saveStatus,
  type MessagePlace,
} from './messages.store.ts';

/** Rules about the journal of an account. */
export interface MessagesService {
  list(
    viewer: AccountViewer,
    query: {
      kind?: MessageKind | undefined;
      limit?: string | undefined;
      cursor?: string | undefined;
    },
    language: Language,
  ): Promise<Messages>;
  /** @throws Failure `notFound`. */
  read(viewer: AccountViewer, id: string, language: Language): Promise<Message>;
  /** @returns How many messages still wait. @throws Failure `notFound`. */
  setStatus(viewer: AccountViewer, id: string, status: MessageStatus): Promise<number>;
  /** @returns How many messages still wait. @throws Failure `notFound`, `invalidRequest` or `conflict`. */
  finishPoll(viewer: AccountViewer, id: string, answers: number[]): Promise<number>;
}

const cursorOf = ({ sentAt, id }: MessageRow): string =>
  Buffer.from(`${sentAt.toISOString()} ${id}`).toString('base64url');

function placeOf(cursor: string | undefined): MessagePlace | undefined {
  if (cursor === undefined) return undefined;
  const [moment = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const sentAt = new Date(moment);
  if (id === undefined || Number.isNaN(sentAt.getTime())) {
    throw new Failure('invalidRequest', { detail: 'cursor' });
  }
  return { sentAt, id };
}

/** The journal of a database. */
export function createMessagesService({ db, now }: Context): MessagesService {
  const find = async (viewer: AccountViewer, id: string): Promise<MessageRow> => {
    const row = await findMessage(db, viewer, id);
    if (!row) throw new Failure('notFound');
    return row;
  };

  return {
    list: async (viewer, { kind, limit, cursor }, language) => {
      const size = limit === undefined ? DEFAULT_PAGE_SIZE : Number(limit);
      const rows = await listMessages(db, viewer, { kind, after: placeOf(cursor), limit: size });
      const page = rows.slice(0, size);
      const last = page.at(-1);
      return {
        items: page.map((row) => messageAnswer(row, language)),
        ...(rows.length > size && last && { next_cursor: cursorOf(last) }),
      };
    },
    read: async (viewer, id, language) => messageAnswer(await find(viewer, id), language),
    setStatus: async (viewer, id, status) => {
      await saveStatus(db, (await find(viewer, id)).id, status, now());
      return countUnread(db, viewer);
    },
    finishPoll: async (viewer, id, answers) => {
      const { poll } = await find(viewer, id);
      if (!poll) throw new Failure('notFound');
      const isWhole =
        answers.length === poll.questions.length &&
        poll.questions.every((question, index) => question.answers[answers[index] ?? -1]);
      if (!isWhole) throw new Failure('invalidRequest', { detail: 'answers' });
      if (!(await saveAnswers(db, id, answers))) throw new Failure('conflict');
      return countUnread(db, viewer);
    },
  };
}
