import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { titles } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import { StoryFeed } from './story-feed.tsx';
import type { StoryFeedProps, StorySlide } from './story-feed.types.ts';

let comeIntoView: (index: number) => void = () => {};
const onBack = vi.fn();
const onFavourite = vi.fn();
const onShare = vi.fn();

beforeEach(() => {
  for (const call of [onBack, onFavourite, onShare]) call.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #slides: Element[] = [];
      readonly #call: IntersectionObserverCallback;
      constructor(call: IntersectionObserverCallback) {
        this.#call = call;
        comeIntoView = (index) => {
          const target = this.#slides.find((slide) => slide.matches(`[data-index="${index}"]`));
          act(() => this.#call([{ isIntersecting: true, target }] as never, this as never));
        };
      }
      observe(slide: Element) {
        this.#slides.push(slide);
      }
      disconnect() {}
    },
  );
  // A feed of 600 px to a slide, that is where it is scrolled to at once.
  Object.defineProperty(HTMLOListElement.prototype, 'clientHeight', {
    configurable: true,
    value: 600,
  });
  HTMLOListElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to: unknown) {
    comeIntoView(Number((to as ScrollToOptions).top) / 600);
  } as never;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const slides: readonly StorySlide[] = titles.slice(0, 3).map(({ id, href, title, poster }) => ({
  id,
  href,
  title,
  picture: poster,
}));

const open = (props: Partial<StoryFeedProps> = {}) =>
  renderWithLabel(
    <StoryFeed
      heading="Короткие истории"
      slides={slides}
      backHref="/"
      onBack={onBack}
      renderActive={(index, goOn) => (
        <button type="button" onClick={goOn}>
          Играет {index}
        </button>
      )}
      onFavourite={onFavourite}
      renderShare={({ id }, face) => <button type="button" onClick={() => onShare(id)} {...face} />}
      {...props}
    />,
  );
const playing = () => screen.findByRole('button', { name: /^Играет/ });

describe('StoryFeed', () => {
  it('plays the slide in view alone, and goes on by keys, buttons and by itself [ROUTE-090]', async () => {
    await open();
    const user = userEvent.setup();
    const seen = [(await playing()).textContent];

    await user.keyboard('{ArrowDown}');
    seen.push((await playing()).textContent);
    await user.click(await playing());
    seen.push((await playing()).textContent);
    await user.keyboard('{PageUp}');
    seen.push((await playing()).textContent);
    await user.click(screen.getByRole('button', { name: 'Предыдущее видео' }));
    seen.push((await playing()).textContent);

    expect(seen).toEqual(['Играет 0', 'Играет 1', 'Играет 2', 'Играет 1', 'Играет 0']);
  });

  it('moves by one for a turn of the wheel, and leaves the zoom of the page alone', async () => {
    const { container } = await open();
    await playing();
    const list = container.querySelector('ol') as HTMLElement;

    // The environment's wheel knows no keys.
    const zoom = Object.assign(createEvent.wheel(list, { deltaY: 120 }), { ctrlKey: true });
    fireEvent(list, zoom);
    const afterZoom = (await playing()).textContent;
    fireEvent.wheel(list, { deltaY: 120 });

    expect([afterZoom, (await playing()).textContent]).toEqual(['Играет 0', 'Играет 1']);
  });

  it('stays at its ends', async () => {
    await open({ start: 2 });

    expect((await playing()).textContent).toBe('Играет 2');
    await userEvent.keyboard('{ArrowDown}');
    expect((await playing()).textContent).toBe('Играет 2');
    const next = screen.getByRole('button', { name: 'Следующее видео' });
    expect(next.hasAttribute('disabled')).toBe(true);
  });

  it('says which video came into view', async () => {
    await open();
    await playing();

    comeIntoView(1);

    expect(screen.getByText(`${slides[1]?.title}. Видео 2 из 3`)).toBeTruthy();
  });

  it('leads back by its link and by Escape, but not while something covers it', async () => {
    await open();
    await playing();
    const dialog = document.body.appendChild(document.createElement('input'));
    dialog.focus();
    await userEvent.keyboard('{Escape}');
    const whileCovered = onBack.mock.calls.length;
    dialog.remove();

    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('link', { name: 'Закрыть' }));

    expect([whileCovered, onBack.mock.calls.length]).toEqual([0, 2]);
  });

  it('offers of each video to keep it, to share it and to read about it', async () => {
    await open({ slides: slides.map((slide, index) => ({ ...slide, isFavourite: index === 0 })) });
    const first = within(await screen.findByRole('article', { name: slides[0]?.title ?? '' }));

    const keep = first.getByRole('button', { name: 'В\u00A0избранное' });
    await userEvent.click(keep);
    await userEvent.click(first.getByRole('button', { name: 'Поделиться' }));

    expect(keep.getAttribute('aria-pressed')).toBe('true');
    expect(onFavourite.mock.calls.flat()).toMatchObject([{ id: slides[0]?.id }]);
    expect(onShare.mock.calls).toEqual([[slides[0]?.id]]);
    expect(first.getByRole('link', { name: 'О\u00A0проекте' }).getAttribute('href')).toBe(
      slides[0]?.href,
    );
  });

  it('says that more did not come, and asks again', async () => {
    const onRetry = vi.fn();
    await open({ more: 'failed', onRetry });

    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });
});
