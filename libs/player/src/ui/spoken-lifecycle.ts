import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { button, film, isPlaying, type SpokenState } from './spoken-state.ts';
import type { Opening } from './testing.tsx';

const failing = (category: 1 | 4) => (): Opening => ({
  ...film(),
  error: { severity: 2, category, code: 'fake' },
});

/** What is heard of the lifecycle of a film. */
export const lifecycleStates: readonly SpokenState[] = [
  {
    state: 'loading: says so when it lasts, and has a way back',
    opening: () => ({ ...film(), isReachable: false }),
    said: ['polite: Загружаем'],
    added: ['button, Смотреть'],
    gone: ['button, Пауза', 'button, Субтитры'],
  },
  {
    state: 'asking whether sound may start: as loading',
    opening: () => film({ autoplayCheck: () => new Promise(() => {}) }),
    said: ['polite: Загружаем'],
    added: ['button, Смотреть'],
    gone: ['button, Пауза'],
  },
  {
    state: 'waiting for a press: says so, and names the button',
    opening: () => ({ ...film(), isAutoplayAllowed: false }),
    said: ['polite: Нажмите, чтобы смотреть'],
    added: ['button, Нажмите, чтобы смотреть', 'button, Смотреть'],
    gone: ['button, Пауза'],
  },
  {
    state: 'refused by the browser: says so, and names the button',
    opening: () => ({ ...film(), isPlayAllowed: false }),
    said: ['polite: Нажмите, чтобы смотреть'],
    added: ['button, Нажмите, чтобы смотреть', 'button, Смотреть'],
    gone: ['button, Пауза'],
  },
  {
    state: 'playing in a player of somebody else: says after its wait what it waits for',
    opening: () => film({ isExternal: true }),
    said: ['polite: Загружаем', 'polite: Нажмите, чтобы смотреть'],
    added: ['button, Нажмите, чтобы смотреть', 'button, Смотреть'],
    gone: ['button, Пауза'],
  },
  { state: 'playing: silent', enter: isPlaying, said: [] },
  {
    state: 'paused by the viewer: the button has its other name',
    enter: async ({ user }) => {
      await user.keyboard(' ');
      return button('Смотреть');
    },
    said: [],
    added: ['button, Смотреть'],
    gone: ['button, Пауза'],
  },
  {
    state: 'paused by the page: the button has its other name',
    enter: async ({ tell }) => {
      tell({ type: 'player.pause', reason: 'tech' });
      return button('Смотреть');
    },
    said: [],
    added: ['button, Смотреть'],
    gone: ['button, Пауза'],
  },
  {
    state: 'seeking while playing: says a wait that lasts',
    enter: async ({ media }) => act(() => media().seek(60)),
    said: ['polite: Загружаем'],
  },
  {
    state: 'seeking while paused: silent',
    enter: async ({ user, media }) => {
      await user.keyboard(' ');
      await button('Смотреть');
      act(() => media().seek(60));
    },
    said: [],
    added: ['button, Смотреть'],
    gone: ['button, Пауза'],
  },
  {
    state: 'buffering: says a wait that lasts',
    enter: async ({ media }) => act(() => media().stall()),
    said: ['polite: Загружаем'],
  },
  {
    state: 'reconnecting: says what happens, and offers to try at once',
    enter: async ({ media, report }) => {
      act(() => report({ type: 'reconnecting', isOn: true }));
      act(() => media().stall());
    },
    said: ['polite: Связь прервалась. Продолжим, как только она вернётся.Попробовать ещё раз'],
    added: ['button, Попробовать ещё раз'],
  },
  {
    state: 'without a network from the start: as reconnecting',
    opening: failing(1),
    said: ['polite: Связь прервалась. Продолжим, как только она вернётся.Попробовать ещё раз'],
    added: ['button, Попробовать ещё раз', 'button, Смотреть'],
    gone: ['button, Пауза', 'button, Субтитры'],
  },
  {
    state: 'failed: says what to do, with a code',
    opening: failing(4),
    said: [
      'assertive: Видео не открылосьЕсли не поможет, назовите поддержке этот код. Код: 1-4-fakeПопробовать ещё раз',
    ],
    added: ['button, Попробовать ещё раз', 'button, Смотреть'],
    gone: ['button, Пауза', 'button, Субтитры'],
  },
  {
    state: 'ended: says so, and offers to watch again',
    enter: async ({ media }) => act(() => media().advance(180)),
    said: ['polite: Просмотр окончен'],
    added: ['button, Смотреть сначала'],
    gone: ['button, Пауза'],
  },
  {
    state: 'muted: says so',
    enter: ({ user }) => user.keyboard('m'),
    said: ['polite: Звук выключен'],
    added: ['button, Включить звук'],
    gone: ['button, Выключить звук'],
  },
  {
    state: 'on the whole screen: the button has its other name',
    enter: async ({ tell }) => tell({ type: 'fullscreen.changed', isFullscreen: true }),
    said: [],
    added: ['button, Выйти из полного экрана'],
    gone: ['button, На весь экран'],
  },
  {
    state: 'the controls away: nothing is lost',
    opening: () => film({ hideDelayMs: 1 }),
    enter: () =>
      vi.waitUntil(() => document.querySelector('[data-controls=hidden]'), { timeout: 5_000 }),
    said: [],
  },
];
