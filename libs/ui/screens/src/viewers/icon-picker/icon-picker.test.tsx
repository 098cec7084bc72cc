import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { IconPicker } from './index.ts';

const icons = ['avatar-1', 'avatar-2'].map((id, place) => ({
  id,
  name: `Картинка ${place + 1}`,
  picture: { url: `/api/v1/images/${id}`, color: '#35506b', tone: 'dark' as const },
}));

describe('IconPicker', () => {
  it('names its pictures and says which is chosen', async () => {
    await renderWithLabel(
      <IconPicker label="Картинка профиля" icons={icons} value="avatar-2" onChange={() => {}} />,
    );

    expect(screen.getByRole('radiogroup', { name: 'Картинка профиля' })).toBeTruthy();
    const chosen = screen
      .getAllByRole<HTMLInputElement>('radio')
      .map((radio) => [radio.getAttribute('aria-label'), radio.checked]);
    expect(chosen).toEqual([
      ['Картинка 1', false],
      ['Картинка 2', true],
    ]);
  });

  it('chooses by a press', async () => {
    const onChange = vi.fn();
    await renderWithLabel(
      <IconPicker label="Картинка профиля" icons={icons} value="avatar-2" onChange={onChange} />,
    );

    await userEvent.click(screen.getByRole('radio', { name: 'Картинка 1' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith('avatar-1');
  });
});
