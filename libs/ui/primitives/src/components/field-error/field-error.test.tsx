import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { FieldError } from './field-error.tsx';
import { useFieldNotes } from './use-field-notes.ts';

function Field({ hint, error }: { hint?: string; error?: string }) {
  const { hintId, errorId, describedBy, isInvalid } = useFieldNotes(hint, error);
  return (
    <>
      <input aria-label="Имя" aria-describedby={describedBy} aria-invalid={isInvalid} />
      {hint && <p id={hintId}>{hint}</p>}
      <FieldError id={errorId} text={error} />
    </>
  );
}

describe('FieldError', () => {
  it('has its place before there is anything to say', async () => {
    await renderWithLabel(<Field />);
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByLabelText('Имя').hasAttribute('aria-describedby')).toBe(false);
  });

  it('is read with the field, after the hint', async () => {
    await renderWithLabel(<Field hint="Как в паспорте" error="Заполните это поле" />);
    const field = await screen.findByLabelText('Имя');
    const words = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual(['Как в паспорте', 'Заполните это поле']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps its sign, which may come late, out of what is spoken', async () => {
    const { container } = await renderWithLabel(<Field error="Заполните это поле" />);
    await waitFor(() => expect(container.querySelector('svg')).toBeTruthy());
    expect(screen.getByRole('alert').querySelector('svg')).toBeNull();
  });
});
