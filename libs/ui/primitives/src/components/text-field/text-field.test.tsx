import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { TextField } from './text-field.tsx';

function Phone(props: { errorMessage?: string; maxLength?: number; hint?: string }) {
  const [value, setValue] = useState('');
  return <TextField label="Телефон" type="tel" value={value} onChange={setValue} {...props} />;
}

describe('TextField', () => {
  it.each(['main', 'alternate'] as const)('is found by its name in %s', async (label) => {
    await renderWithLabel(<Phone />, { label });
    await userEvent.type(screen.getByRole('textbox', { name: 'Телефон' }), '+7 900');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('+7 900');
  });

  it('says how many characters fit when there are more [PROF-006]', async () => {
    await renderWithLabel(<Phone maxLength={3} />);
    const field = await screen.findByRole('textbox');
    await userEvent.type(field, '123');
    expect(screen.getByRole('alert').textContent).toBe('');

    await userEvent.type(field, '4');

    expect((await screen.findByRole('alert')).textContent).toBe('Не\u00A0больше 3\u00A0символов');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1234');
  });

  it('has the focus at once where it is to have it, also after Enter in the field before it', async () => {
    const focused: string[] = [];
    function Step({ name, onSubmit }: { name: string; onSubmit: (event: FormEvent) => void }) {
      // As a step looks for the focus.
      useEffect(() => {
        focused.push(document.activeElement?.getAttribute('name') ?? '');
      }, []);
      return (
        <form onSubmit={onSubmit}>
          <TextField label="Поле" name={name} value="" onChange={() => undefined} autoFocus />
          <button type="submit">Дальше</button>
        </form>
      );
    }
    function Steps() {
      const [name, setName] = useState('first');
      const submit = (event: FormEvent) => {
        event.preventDefault();
        setName('second');
      };
      return <Step key={name} name={name} onSubmit={submit} />;
    }
    await renderWithLabel(<Steps />);
    expect(focused).toEqual(['first']);

    // As the browser sends a form by Enter: the press of a button that no pointer made.
    fireEvent.click(screen.getByRole('button'));

    expect(focused).toEqual(['first', 'second']);
  });

  it('is read with its hint', async () => {
    await renderWithLabel(<Phone hint="Россия и Армения" />);
    const described = screen.getByRole('textbox').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Россия и Армения');
  });

  it('speaks its error and is invalid with it', async () => {
    await renderWithLabel(<Phone errorMessage="Проверьте номер телефона" />);
    expect((await screen.findByRole('alert')).textContent).toBe('Проверьте номер телефона');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });
});
