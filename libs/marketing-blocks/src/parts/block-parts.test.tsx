import { imageFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readButtons } from './block-buttons.schema.ts';
import { BlockButtons } from './block-buttons.tsx';
import { targetLink } from './target-link.ts';

afterEach(cleanup);

describe('targetLink', () => {
  it('leads inside the site or to the web, and nowhere else', () => {
    expect([
      targetLink({ type: 'screen', link: 'movies' }),
      targetLink({ type: 'blank', url: '/offer_recom.pdf' }),
      targetLink({ type: 'blank', url: 'javascript:alert(1)' }),
      targetLink({ type: 'blank', url: '//evil.example' }),
      targetLink(undefined),
    ]).toEqual([
      { href: '/movies', isOutside: false },
      { href: '/offer_recom.pdf', isOutside: true },
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('buttons of a block', () => {
  it('lead where the block leads, or where they lead themselves [BLOCK-082]', () => {
    const buttons = readButtons(
      [
        { type: 'block_target', title: 'Выбрать' },
        { type: 'target', title: 'К фильмам', target: { type: 'screen', link: '/movies' } },
        { type: 'target', title: 'Никуда' },
        { type: 'modal', title: 'Пусто' },
      ],
      { type: 'screen', link: '/services' },
    );

    expect(buttons.map(({ title, link }) => [title, link?.href])).toEqual([
      ['Выбрать', '/services'],
      ['К фильмам', '/movies'],
    ]);
  });

  it('open what they have to say over the page, by keyboard [MODAL-028, BLOCK-082, BLOCK-083]', async () => {
    const image = imageFixture('backdrop-metropolis');
    const info = { title: 'Условия', text: '<p>Один <b>раз</b>.</p>', image };
    await renderWithLabel(<BlockButtons items={[{ title: 'Подробнее', info }]} />);

    await screen.findByRole('button', { name: 'Подробнее' }, { timeout: 5000 });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const dialog = await screen.findByRole('dialog', { name: 'Условия' }, { timeout: 5000 });
    expect(dialog.querySelector('b')?.textContent).toBe('раз');
    const pictures = [...dialog.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures.filter((src) => src.includes('backdrop-metropolis'))).toHaveLength(1);
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Подробнее' });
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });
});
