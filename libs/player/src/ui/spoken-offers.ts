import { adAddresses } from '@foyer/ad-slots/fixtures';
import { heard } from '@foyer/modal/spoken';
import { act } from '@testing-library/react';
import { fakeBreaks } from '../engines/fake/index.ts';
import { channelProps, nextEpisode } from './live.fixtures.ts';
import { button, film, isPlaying, plain, seekButtons, type SpokenState } from './spoken-state.ts';
import type { LabelName, Opening } from './testing.tsx';

const episode = () =>
  film({
    asset: {
      ...plain,
      credits_start: 160,
      next_episode: nextEpisode('Мост'),
    },
    playNext: () => {},
  });
const programme = { title: 'Утро на крыше', nextTitle: 'Прогулка', timeZone: 'UTC' };
const channel = (maxOffset?: number) => (): Opening => ({
  duration: 7_200,
  props: channelProps(plain, programme, maxOffset),
});
const atTheEdge = (label: LabelName) => [
  'progressbar, Утро на крыше',
  label === 'main' ? 'button, Эфир' : 'button, Прямой эфир',
];

/** Nothing of the content can be moved or chosen. */
const byAdvertising = (label: LabelName) => [
  'button, Пауза',
  'slider, Перемотка',
  ...seekButtons[label],
  'button, Субтитры',
  'button, Настройки',
];

/** Controls of an advertisement of which nothing is known. */
const about = 'button, О рекламе';
const stop = 'button, Остановить рекламу';

/** What is heard of all that a player shows beside a film: offers, channels, settings, advertising. */
export const offerStates: readonly SpokenState[] = [
  {
    state: 'opening titles: offers to pass them over',
    opening: () => film({ asset: { ...plain, intro: { start: 0, end: 60 } } }),
    enter: () => button('Пропустить заставку'),
    said: [],
    added: ['button, Пропустить заставку'],
  },
  {
    state: 'closing titles with nothing after them: offers to pass them over',
    opening: () => film({ asset: { ...plain, credits_start: 160 } }),
    enter: async ({ media }) => act(() => media().advance(165)),
    said: [],
    added: ['button, Пропустить титры'],
  },
  {
    state: 'the next episode: says it once, and offers to stay',
    opening: episode,
    enter: async ({ media }) => act(() => media().advance(165)),
    said: ['polite: Следующая серия «Мост» начнётся через 10 секунд'],
    added: [
      'button, Смотреть сейчас',
      'button, Смотреть титры',
      'switch, Включать следующую серию автоматически',
      'button, Следующая серия: Серия 4',
    ],
  },
  {
    state: 'the next episode after the end, for whoever stayed: says it without a count',
    opening: episode,
    enter: async ({ media, user }) => {
      act(() => media().advance(165));
      await user.click((await button('Смотреть титры'))[0] as HTMLElement);
      await heard();
      act(() => media().advance(15));
    },
    said: ['polite: Дальше: Мост'],
    added: [
      'button, Смотреть сначала',
      'button, Смотреть сейчас',
      'button, Смотреть титры',
      'switch, Включать следующую серию автоматически',
      'button, Следующая серия: Серия 4',
    ],
    gone: ['button, Пауза'],
  },
  {
    state: 'a channel at its edge',
    opening: channel(),
    enter: isPlaying,
    said: [],
    added: atTheEdge,
  },
  {
    state: 'a channel left behind: says how far, and leads back',
    opening: channel(),
    enter: async ({ user }) => {
      await user.keyboard('{ArrowLeft}{ArrowLeft}');
      return button('К\u00a0эфиру');
    },
    said: ['polite: 30 секунд до эфира'],
    added: ['progressbar, Утро на крыше', 'button, К эфиру'],
  },
  {
    state: 'a channel without an archive: nothing to seek in',
    opening: channel(0),
    enter: isPlaying,
    said: [],
    added: atTheEdge,
    gone: ['slider, Перемотка'],
  },
  {
    state: 'the settings: their names with what is chosen',
    enter: async ({ user }) => user.click((await button('Настройки'))[0] as HTMLElement),
    said: ['button, Настройки, expanded', 'button, Качество Автонастройка, 480p'],
    added: [
      'button, Закрыть настройки',
      'button, Качество Автонастройка, 480p',
      'button, Скорость Нормальная',
      'button, Субтитры Выключено',
      'button, Звук Русский',
      'button, Клавиши',
    ],
  },
  {
    state: 'advertising: says which of how many',
    opening: () =>
      film({
        asset: { ...plain, ad: adAddresses },
        playBreak: fakeBreaks().playBreak,
      }),
    said: ['polite: Реклама 1 из 2, 10 секунд'],
    added: [about, stop],
    gone: byAdvertising,
  },
  {
    state: 'advertising that may be skipped: offers it',
    opening: () =>
      film({
        asset: { ...plain, ad: adAddresses },
        playBreak: fakeBreaks([{ title: 'Чай', duration: 10, skipAfter: 0 }]).playBreak,
      }),
    said: ['polite: Реклама, 10 секунд. Рекламу можно пропустить'],
    added: [about, 'button, Пропустить рекламу', stop],
    gone: byAdvertising,
  },
];
