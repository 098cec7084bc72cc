import { createTranslator } from '@foyer/ui/i18n';
import { renderWithLabel } from '@foyer/ui/testing';
import { stubSight } from '@foyer/ui/testing/stub-sight';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilmBehind } from './film-behind.tsx';

const motion = (matches: boolean) => ({
  matches,
  addEventListener: () => {},
  removeEventListener: () => {},
});
let show: ReturnType<typeof stubSight>;
const playing = new Set<HTMLMediaElement>();

beforeEach(async () => {
  await createTranslator('rus', { segments: ['info'] });
  vi.useFakeTimers();
  show = stubSight();
  vi.stubGlobal('matchMedia', () => motion(false));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
    this: HTMLMediaElement,
  ) {
    playing.add(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    playing.delete(this);
  });
});
afterEach(() => {
  cleanup();
  playing.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Scene({ id }: { id: string }) {
  const block = useRef<HTMLElement>(null);
  return (
    <section ref={block} id={id}>
      <FilmBehind address={`/${id}.mp4`} block={block} />
    </section>
  );
}
const scene = (id: string) => document.querySelector(`#${id}`) as Element;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const playingFilms = () => [...playing].map(({ src }) => new URL(src).pathname);

describe('FilmBehind', () => {
  it('is silent, loads nothing ahead, and plays a second after half of its block shows', async () => {
    await renderWithLabel(<Scene id="one" />);
    const film = document.querySelector('video');
    expect([film?.muted, film?.preload, film?.hasAttribute('playsinline'), film?.controls]).toEqual(
      [true, 'none', true, false],
    );

    show(scene('one'), 0.4);
    await pass(2000);
    expect(playingFilms()).toEqual([]);
    show(scene('one'), 0.5);
    await pass(999);
    expect(playingFilms()).toEqual([]);
    await pass(1);
    expect(playingFilms()).toEqual(['/one.mp4']);
    show(scene('one'), 0.2);
    await pass(0);
    expect(playingFilms()).toEqual([]);
  });

  it('plays one film of a page at a time', async () => {
    await renderWithLabel(['one', 'two'].map((id) => <Scene key={id} id={id} />));
    show(scene('one'), 1);
    await pass(1000);
    show(scene('two'), 1);
    await pass(1000);

    expect(playingFilms()).toEqual(['/two.mp4']);
  });

  it('stops until it is pressed again', async () => {
    await renderWithLabel(<Scene id="one" />);
    show(scene('one'), 1);
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Остановить видео' }));
    await pass(5000);
    expect(playingFilms()).toEqual([]);

    fireEvent.click(screen.getByRole('button', { name: 'Продолжить видео' }));
    await pass(1000);
    expect(playingFilms()).toEqual(['/one.mp4']);
  });

  it('is not there with reduced motion, on little data, or in a label without movement', async () => {
    const isThere = async (label: 'main' | 'alternate' = 'main') => {
      const { container, unmount } = await renderWithLabel(<Scene id="one" />, { label });
      const has = container.querySelector('video, button') !== null;
      unmount();
      return has;
    };
    expect(await isThere()).toBe(true);
    expect(await isThere('alternate')).toBe(false);
    vi.stubGlobal('matchMedia', () => motion(true));
    expect(await isThere()).toBe(false);
    vi.stubGlobal('matchMedia', () => motion(false));
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(await isThere()).toBe(false);
  });
});
