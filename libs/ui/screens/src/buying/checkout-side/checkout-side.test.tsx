import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { CheckoutSide, SuccessSide } from './index.ts';

describe('CheckoutSide', () => {
  it.each(['main', 'alternate'] as const)('says in %s what is bought', async (label) => {
    await renderWithLabel(
      <CheckoutSide kicker="Подписка" title="Софит Плюс" note="Вернём вас к просмотру" />,
      { label },
    );
    for (const words of ['Подписка', 'Софит Плюс', 'Вернём вас к просмотру']) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
  });
});

describe('SuccessSide', () => {
  const rows = [{ name: 'Софит Плюс', sum: '299 ₽' }];

  it('is a bill with its sums where the label tears one off', async () => {
    await renderWithLabel(<SuccessSide label="Что оплачено" rows={rows} />, { label: 'alternate' });
    expect((await screen.findByText('299 ₽')).previousSibling?.textContent).toBe('Софит Плюс');
  });

  it('is decoration where a lamp goes on', async () => {
    const { container } = await renderWithLabel(<SuccessSide label="Что оплачено" rows={rows} />);
    expect(container.querySelector('[aria-hidden="true"]')).toBeTruthy();
    expect(screen.queryByText('299 ₽')).toBeNull();
  });
});
