import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { PasswordField } from './password-field.tsx';

function Password({ onSubmit = () => {} }: { onSubmit?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PasswordField
        label="Пароль"
        value={value}
        onChange={setValue}
        autoComplete="current-password"
      />
    </form>
  );
}

describe.each(['main', 'alternate'] as const)('PasswordField in %s', (label) => {
  it('hides what is typed until its owner wants to see it', async () => {
    await renderWithLabel(<Password />, { label });
    const field = await screen.findByLabelText<HTMLInputElement>('Пароль');
    await userEvent.type(field, 'tainoe');
    expect(field.type).toBe('password');

    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
    expect([field.type, field.value]).toEqual(['text', 'tainoe']);

    await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
    expect(field.type).toBe('password');
  });

  it('does not send its form when the password is shown', async () => {
    const onSubmit = vi.fn();
    await renderWithLabel(<Password onSubmit={onSubmit} />, { label });
    await userEvent.click(await screen.findByRole('button', { name: 'Показать пароль' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('tells the browser which password it wants', async () => {
    await renderWithLabel(<Password />, { label });
    const field = await screen.findByLabelText<HTMLInputElement>('Пароль');
    expect(field.autocomplete).toBe('current-password');
  });
});
