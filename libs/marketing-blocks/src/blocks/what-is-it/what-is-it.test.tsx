import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MediaBlocks } from '../../media-blocks.tsx';
import Block from './what-is-it.block.ts';
import { whatIsItBlock, whatIsItFixture, whatIsItWords } from './what-is-it.fixtures.ts';
import { answer } from './what-is-it.css.ts';

afterEach(cleanup);

describe('the what_is_it block', () => {
  it('answers under its headline, and has a line below [BLOCK-042]', async () => {
    await renderWithLabel(<MediaBlocks blocks={[whatIsItFixture]} />);
    const region = await screen.findByRole('region', { name: 'Что это такое' });
    expect([...region.querySelectorAll('h2, p')].map(({ textContent }) => textContent)).toEqual([
      'Что это такое',
      'Подписка открывает каталог.',
      'Фильмы, которых в ней нет, можно купить или взять напрокат.',
      'Без договоров и звонков',
    ]);
    expect(region.querySelector('b')?.textContent).toBe('открывает каталог');
  });

  it('is nothing without an answer, and cuts one that is too long [BLOCK-042]', async () => {
    const { container } = await renderWithLabel(<Block block={whatIsItBlock({ title: 'Что' })} />);
    expect(container.innerHTML).toBe('');
    cleanup();
    const text = 'слово '.repeat(200);
    const long = await renderWithLabel(<Block block={whatIsItBlock({ title: 'Что', text })} />);
    const shown = long.container.querySelector('h2 + div')?.textContent;
    expect(shown?.length).toBeLessThanOrEqual(600);
    expect(shown).toMatch(/слово…$/);
  });

  it('is set large in one label, and as an entry of a dictionary in the other [BLOCK-042]', async () => {
    const classOf = async (label: 'main' | 'alternate') => {
      cleanup();
      const block = whatIsItBlock(whatIsItWords);
      const { container } = await renderWithLabel(<Block block={block} />, { label });
      return container.querySelector('h2 + div')?.className;
    };
    expect([await classOf('main'), await classOf('alternate')]).toEqual([
      answer.lead,
      answer.dictionary,
    ]);
  });
});
