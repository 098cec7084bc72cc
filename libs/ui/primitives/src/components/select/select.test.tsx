import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Select } from './select.tsx';

const options = [
  { value: '0', label: '0+' },
  { value: '6', label: '6+' },
  { value: '18', label: '18+', isDisabled: true },
];

const field = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Возраст' });

describe('Select', () => {
  it('reports the choice', async () => {
    const onChange = vi.fn();
    await renderWithLabel(
      <Select label="Возраст" options={options} value="0" onChange={onChange} />,
    );
    await userEvent.selectOptions(await field(), '6+');
    expect(onChange.mock.calls).toEqual([['6']]);
  });

  it('shows its placeholder until something is chosen, and never offers it', async () => {
    await renderWithLabel(
      <Select
        label="Возраст"
        options={options}
        value=""
        onChange={() => {}}
        placeholder="Выберите"
      />,
    );
    expect((await field()).selectedOptions[0]?.text).toBe('Выберите');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '0+',
      '6+',
      '18+',
    ]);
  });

  it('is read with its hint and its error', async () => {
    await renderWithLabel(
      <Select
        label="Возраст"
        options={options}
        value="0"
        onChange={() => {}}
        hint="Для нового профиля"
        errorMessage="Выберите возраст"
      />,
    );
    const words = ((await field()).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Для нового профиля', 'Выберите возраст']);
  });
});
