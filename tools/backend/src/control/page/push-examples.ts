import { eventCodes, type PushEvent } from '@foyer/contract';

const item = (id: string) => ({ id, type: 'media_item' as const });

/** What an event of each kind carries, with titles of the demo catalogue. */
const groups: Readonly<Record<keyof typeof eventCodes, Omit<PushEvent, 'event_code'>>> = {
  reload: { event_type: 'item' },
  reloadItem: { event_type: 'item', item: item('lotsman') },
  refreshUser: { event_type: 'item' },
  player: { event_type: 'player', item: item('kassiopeya') },
  journal: {
    event_type: 'display',
    title: 'Фильмы недели',
    display: {
      display_type: 'popup',
      popup_type: 'info',
      message: 'Фильмы недели',
      submessage: 'Пять новых',
      image: '/api/v1/images/backdrop-metropolis',
      target: { type: 'screen', link: 'movies/metropolis', title: 'Смотреть' },
      is_cancellable: true,
    },
  },
  notice: {
    event_type: 'display',
    display: { display_type: 'panel', panel_type: 'success', message: 'Готово', duration: 10 },
  },
};

const poll = {
  display_type: 'popup',
  message: 'Как вам фильм?',
  is_cancellable: true,
  poll: {
    id: 'poll-1',
    title: 'Как вам фильм?',
    questions: [
      { question: 'Понравился ли вам фильм?', answers: ['Да', 'Нет'] },
      { question: 'Посмотрите ещё раз?', answers: ['Да', 'Нет', 'Не знаю'] },
    ],
  },
} satisfies PushEvent['display'];

/** An event of each code that a page does something about. */
export const pushExamples: readonly PushEvent[] = Object.entries(eventCodes).flatMap(
  ([group, codes]) =>
    codes.map((code) => ({
      ...groups[group as keyof typeof eventCodes],
      event_code: code,
      ...(code === 'poll' && { title: poll.message, display: poll }),
    })),
);
