import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { TextField } from './text-field.tsx';

function Phone({ errorMessage }: { errorMessage?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="Телефон"
      type="tel"
      value={value}
      onChange={setValue}
      errorMessage={errorMessage}
    />
  );
}

describe('TextField', () => {
  it.each(['main', 'alternate'] as const)('is found by its name in %s', async (label) => {
    await renderWithLabel(<Phone />, { label });
    await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '+7 900');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('+7 900');
  });

  it('speaks its error and is invalid with it', async () => {
    await renderWithLabel(<Phone errorMessage="Проверьте номер телефона" />);
    expect((await screen.findByRole('alert')).textContent).toBe('Проверьте номер телефона');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });
});
