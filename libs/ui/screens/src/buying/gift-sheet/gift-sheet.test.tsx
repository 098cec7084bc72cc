import { cleanup, screen, within } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithLabel, surround } from '@foyer/ui/testing';
import { GiftSheet } from './gift-sheet.tsx';

afterEach(cleanup);

const component = (
  <GiftSheet
    title="Подарочный сертификат"
    value="1 000 ₽"
    codeLabel="Код"
    code="GIFT-7KQ2M-4XAHB"
    until="Действует до 21 ноября 2027"
    steps={['Откройте soffit.example/promocode', 'Введите код']}
  />
);

const paper = () => document.querySelector<HTMLElement>('body > [data-paper]');

describe('GiftSheet', () => {
  it.each(['main', 'alternate'] as const)(
    'says in %s what it is worth, and its code',
    async (label) => {
      await renderWithLabel(component, { label });

      const place = await screen.findByRole('region', { name: 'Подарочный сертификат' });

      expect(within(place).getByText('1 000 ₽')).toBeTruthy();
      expect(within(place).getByRole('term').textContent).toBe('Код');
      expect(within(place).getByRole('definition').textContent).toBe('GIFT-7KQ2M-4XAHB');
      expect(within(place).getByText(/21 ноября 2027/u)).toBeTruthy();
    },
  );

  it('has a sheet of paper beside the page, as long as it is there', async () => {
    await renderWithLabel(component);
    await screen.findByRole('region');

    const words = paper()?.textContent;
    expect(words).toContain('GIFT-7KQ2M-4XAHB');
    expect(words).toContain('soffit.example/promocode');

    cleanup();
    expect(paper()).toBeNull();
  });

  it('leaves no style attribute in server HTML, which the security policy would drop', async () => {
    const { prelude } = await prerender(await surround(component));
    const html = await new Response(prelude).text();

    expect(html).toContain('1 000 ₽');
    expect(html).not.toMatch(/\sstyle="/u);
  });
});
