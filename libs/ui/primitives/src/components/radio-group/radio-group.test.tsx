import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'card', label: '•• 0004', end: '399 ₽' },
  { value: 'bonus', label: 'Бонусы', description: 'Останется 120', end: '399' },
  { value: 'phone', label: 'Счёт', description: 'Не хватает денег', isDisabled: true },
];

describe('RadioGroup', () => {
  it('names the group and each choice with its sum', async () => {
    await renderWithLabel(
      <RadioGroup label="Чем платить" options={options} value="card" onChange={() => {}} />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Чем платить' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '•• 0004 399 ₽' }).checked).toBe(
      true,
    );
    const bonus = screen.getByRole('radio', { name: 'Бонусы 399' });
    const described = document.getElementById(bonus.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Останется 120');
  });

  it('is chosen by a press and by arrow keys, past what is disabled', async () => {
    const onChange = vi.fn();
    await renderWithLabel(
      <RadioGroup label="Чем платить" options={options} value="card" onChange={onChange} />,
    );
    await userEvent.click(screen.getByText('Счёт'));
    expect(onChange).not.toHaveBeenCalled();

    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByText('Бонусы'));
    expect(onChange.mock.calls).toEqual([['bonus'], ['bonus']]);
  });

  it.each(['main', 'alternate'] as const)(
    'reads in %s what singles a choice out with its second line, and leaves another press alone',
    async (label) => {
      const onChange = vi.fn();
      const trial = {
        value: 'month',
        label: 'Месяц',
        badge: '14 дней за 0 ₽',
        description: 'дальше 399 ₽',
        action: <button type="button">Условия</button>,
      };
      await renderWithLabel(
        <RadioGroup
          label="На сколько"
          size="wide"
          options={[trial]}
          value=""
          onChange={onChange}
        />,
        { label },
      );
      const ids = screen.getByRole('radio', { name: 'Месяц' }).getAttribute('aria-describedby');
      const described = ids?.split(' ').map((id) => document.getElementById(id)?.textContent);
      expect(described).toEqual(['14 дней за 0 ₽', 'дальше 399 ₽']);

      await userEvent.click(screen.getByRole('button', { name: 'Условия' }));
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  it('shows one error for the group', async () => {
    await renderWithLabel(
      <RadioGroup
        label="Чем платить"
        options={options}
        value=""
        onChange={() => {}}
        errorMessage="Выберите способ"
      />,
    );
    const group = await screen.findByRole('radiogroup');
    const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Выберите способ');
  });
});
