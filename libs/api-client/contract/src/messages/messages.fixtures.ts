import type { Message } from './messages.schema.ts';

/** A message that leads to a page of the site. */
export const messageFixture: Message = {
  id: 'message-1',
  kind: 'message',
  sent_at: '2026-11-20T10:00:00.000Z',
  title: 'Новый сезон',
  text: 'Вышел второй сезон <b>«Северного света»</b>.',
  target: { type: 'screen', title: 'Смотреть', link: 'series/severnyy-svet' },
  is_read: false,
};

/** A poll of two questions. */
export const pollMessageFixture: Message = {
  id: 'message-2',
  kind: 'poll',
  sent_at: '2026-11-19T10:00:00.000Z',
  title: 'Как вам каталог?',
  text: 'Два коротких вопроса.',
  poll: {
    id: 'poll-1',
    title: 'Как вам каталог?',
    questions: [
      { question: 'Легко ли найти фильм?', answers: ['Да', 'Нет'] },
      { question: 'Чего не хватает?', answers: ['Новинок', 'Классики', 'Всего хватает'] },
    ],
  },
  is_read: false,
  is_finished: false,
};
