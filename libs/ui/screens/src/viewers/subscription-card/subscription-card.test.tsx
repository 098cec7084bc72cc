import { screen, within } from '@testing-library/react';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { renderWithLabel, surround } from '@foyer/ui/testing';
import { SubscriptionCard, TroubleNote } from './index.ts';

const component = (
  <SubscriptionCard
    name="Кино"
    href="/services/kino"
    standing={{ tone: 'good', text: 'Действует' }}
    facts={[{ term: 'Следующее списание', value: '10 декабря, 399 ₽' }]}
  >
    <button type="button">Отключить</button>
  </SubscriptionCard>
);

describe.each(['main', 'alternate'] as const)('SubscriptionCard of %s', (label) => {
  it('says how it stands and what comes next, under the name of the service', async () => {
    await renderWithLabel(component, { label });

    const card = within(await screen.findByRole('article', { name: 'Кино' }));
    expect(card.getByRole('link', { name: 'Кино' }).getAttribute('href')).toBe('/services/kino');
    expect(card.getByText('Действует')).toBeTruthy();
    expect(card.getByRole('definition').textContent).toBe('10 декабря, 399 ₽');
    expect(card.getByRole('button', { name: 'Отключить' })).toBeTruthy();
  });

  it('says what went wrong beside what mends it', async () => {
    await renderWithLabel(
      <TroubleNote title="Платёж не прошёл" text="Доступ закончился.">
        <button type="button">Оплатить</button>
      </TroubleNote>,
      { label },
    );

    expect(await screen.findByText('Платёж не прошёл')).toBeTruthy();
    expect(screen.getByText('Доступ закончился.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Оплатить' })).toBeTruthy();
  });
});

describe('SubscriptionCard', () => {
  it('leaves no style attribute in server HTML, which the security policy would drop', async () => {
    const { prelude } = await prerender(await surround(component));
    const html = await new Response(prelude).text();

    expect(html).toContain('Следующее списание');
    expect(html).not.toMatch(/\sstyle="/u);
  });
});
