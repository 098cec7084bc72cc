import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Carousel } from './index.ts';

const width = 1000;

// happy-dom lays nothing out; a slide stands as many widths to the right as there are slides before it.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function place(
    this: HTMLElement,
  ) {
    return this.tagName === 'ARTICLE'
      ? width * [...(this.parentElement?.children ?? [])].indexOf(this)
      : 0;
  });
  document.head.innerHTML = '<style>article { margin-right: 0px }</style>';
});
afterEach(() => vi.unstubAllGlobals());

const titles = ['Первая', 'Вторая', 'Третья'];
const carousel = (
  <Carousel label="Акции">
    {titles.map((title) => (
      <a key={title} href={`/${title}`}>
        {title}
      </a>
    ))}
  </Carousel>
);

const shown = () =>
  [...document.querySelectorAll('article')]
    .filter((slide) => !slide.inert)
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });

describe('Carousel', () => {
  it('lets only the slide in view be reached', async () => {
    await renderWithLabel(carousel);
    await button('Следующий слайд');
    expect(shown()).toEqual(['Первая']);
  });

  it('turns by its buttons, and round at the ends', async () => {
    await renderWithLabel(carousel);
    await userEvent.click(await button('Следующий слайд'));
    expect(shown()).toEqual(['Вторая']);
    await userEvent.click(await button('Предыдущий слайд'));
    await userEvent.click(await button('Предыдущий слайд'));
    expect(shown()).toEqual(['Третья']);
  });

  it('turns by arrows, Home and End, and takes the focus along', async () => {
    await renderWithLabel(carousel);
    await button('Следующий слайд');
    screen.getByRole('link', { name: 'Первая' }).focus();
    const visited: unknown[] = [];
    for (const key of ['{ArrowRight}', '{End}', '{Home}', '{ArrowLeft}']) {
      await userEvent.keyboard(key);
      visited.push([shown(), document.activeElement?.textContent]);
    }
    expect(visited).toEqual([
      [['Вторая'], 'Вторая'],
      [['Третья'], 'Третья'],
      [['Первая'], 'Первая'],
      [['Третья'], 'Третья'],
    ]);
  });

  it('keeps the slide that was scrolled to before the scripts came', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(width);
    await renderWithLabel(carousel);
    await button('Следующий слайд');
    await waitFor(() => expect(shown()).toEqual(['Вторая']));
    scrolled.mockRestore();
  });

  it('counts its pages', async () => {
    await renderWithLabel(carousel);
    await userEvent.click(await button('Следующий слайд'));
    expect(await screen.findByText('2 / 3')).toBeTruthy();
  });

  it('has nothing to press for one slide', async () => {
    await renderWithLabel(
      <Carousel label="Акции">
        <p>Одна</p>
      </Carousel>,
    );
    expect(await screen.findByText('Одна')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
