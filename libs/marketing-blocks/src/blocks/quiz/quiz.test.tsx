import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Block from './quiz.block.ts';
import { quizBlock, quizFixture, quizWords } from './quiz.fixtures.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Another place in the history for each test, as the router makes one. */
let visits = 0;
const visit = () => {
  const key = `visit-${(visits += 1)}`;
  window.history.replaceState({ key }, '', '/');
  vi.stubGlobal('navigation', { currentEntry: { key } });
};

async function show(block = quizFixture, label: 'main' | 'alternate' = 'main') {
  await renderWithLabel(<Block block={block} />, { label });
  return userEvent.setup();
}

async function toQuestion(label: 'main' | 'alternate' = 'main') {
  visit();
  const user = await show(quizFixture, label);
  await user.click(await screen.findByRole('button', { name: 'Начать' }));
  return user;
}

const link = () => screen.getByRole('link', { name: 'Показать' });
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the quiz block', () => {
  it('has the steps start and main, whose title takes the focus [BLOCK-024, BLOCK-081]', async () => {
    visit();
    const user = await show();
    expect((await screen.findByRole('heading')).textContent).toBe('Не знаете, что выбрать?');
    expect(screen.queryByRole('radio')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Начать' }));

    const title = screen.getByRole('heading', { name: 'Какой сегодня был день?' });
    expect(document.activeElement).toBe(title);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('has a link that leads nowhere until an option is chosen, and says so [BLOCK-080]', async () => {
    const user = await toQuestion();
    expect([link().getAttribute('href'), link().getAttribute('aria-disabled')]).toEqual([
      null,
      'true',
    ]);
    const why = document.getElementById(link().getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('Сначала выберите ответ');

    await user.click(option('Скучный'));

    expect([link().getAttribute('href'), link().getAttribute('aria-disabled')]).toEqual([
      '/collections/dull',
      null,
    ]);
    expect(screen.queryByText('Сначала выберите ответ')).toBeNull();
  });

  it('follows the link by Enter, once there is an answer [BLOCK-080]', async () => {
    const user = await toQuestion();
    const pressed = vi.fn((event: Event) => event.preventDefault());
    link().addEventListener('click', pressed);
    option('Тяжёлый').focus();
    await user.keyboard('{Enter}');
    expect(pressed).not.toHaveBeenCalled();
    await user.click(option('Скучный'));
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('keeps the choice over its own Back [BLOCK-081]', async () => {
    const user = await toQuestion();
    await user.click(option('Нежный'));
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    expect(screen.getByRole('heading').textContent).toBe('Не знаете, что выбрать?');
    await user.click(screen.getByRole('button', { name: 'Начать' }));
    expect(option('Нежный').checked).toBe(true);
  });

  it('shows the answer again to a viewer who comes back to it, and not on a new visit [BLOCK-081]', async () => {
    const user = await toQuestion();
    await user.click(option('Нежный'));
    cleanup();
    // Going back, the router writes the entry's state once more.
    window.history.replaceState({ key: 'another' }, '');
    await show();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Нежный' })).checked).toBe(
      true,
    );
    cleanup();
    visit();
    await show();
    await screen.findByRole('button', { name: 'Начать' });
  });

  it('lights the picture of the answer in one label, and letters the answers in the other', async () => {
    const user = await toQuestion();
    await user.click(option('Нежный'));
    const lit = () => [...document.querySelectorAll('img')].map(({ src }) => src);
    expect(lit().filter((src) => src.includes('tihaya-voda'))).toHaveLength(2);
    cleanup();
    const reader = await toQuestion('alternate');
    await reader.click(option('в) Нежный'));
    expect(lit()).toEqual([]);
  });

  it('leaves out options that lead nowhere, and asks nothing with fewer than two', async () => {
    const { start, main } = quizWords.rus;
    const [first, second] = main.options;
    const withOptions = (count: number) => {
      const dead = { ...main.options[2], id: 'dead', title: 'Никуда', target: undefined };
      const options = [first, second].slice(0, count).concat(dead as never) as typeof main.options;
      return quizBlock({ start, main: { ...main, options } });
    };
    visit();
    const user = await show(withOptions(2));
    await user.click(await screen.findByRole('button', { name: 'Начать' }));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    cleanup();
    const { container } = await renderWithLabel(<Block block={withOptions(1)} />);
    expect(container.innerHTML).toBe('');
  });
});
