import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { makeTitle } from '../../testing/fixtures.ts';
import { AvatarPicker } from './avatar-picker.tsx';

const options = [1, 2, 3].map((number) => ({
  id: `avatar-${number}`,
  picture: makeTitle('mayak', 'Маяк').poster,
  label: `Картинка ${number}`,
}));

describe('AvatarPicker', () => {
  it('marks the chosen picture and tells of another', async () => {
    const onChange = vi.fn();
    await renderWithLabel(
      <AvatarPicker label="Картинка" options={options} value="avatar-2" onChange={onChange} />,
    );
    const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Картинка 2' });
    expect(chosen.checked).toBe(true);

    await userEvent.click(screen.getByRole('radio', { name: 'Картинка 3' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith('avatar-3');
  });

  it('reads its error with its name', async () => {
    await renderWithLabel(
      <AvatarPicker
        label="Картинка"
        options={options}
        value=""
        onChange={vi.fn()}
        errorMessage="Не сохранили"
      />,
    );
    const group = await screen.findByRole('radiogroup', { name: 'Картинка' });
    const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Не сохранили');
  });
});
