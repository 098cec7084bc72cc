import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { CodeInput } from './code-input.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('ПИН-код');

describe('CodeInput', () => {
  it('takes digits only [PIN-011]', async () => {
    await renderWithLabel(<CodeInput label="ПИН-код" />);
    await userEvent.type(field(), '1a-2');
    expect(field().value).toBe('12');
  });

  it('reports the code once, when its last digit is there [PIN-010, PIN-012]', async () => {
    const onComplete = vi.fn();
    await renderWithLabel(<CodeInput label="ПИН-код" onComplete={onComplete} />);

    await userEvent.type(field(), '123');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(field(), '45');

    expect(onComplete.mock.calls).toEqual([['1234']]);
  });

  it('has four places unless told of more [PIN-010, LOGIN-050]', async () => {
    await renderWithLabel(<CodeInput label="ПИН-код" />);
    await userEvent.type(field(), '48217');
    expect(field().value).toBe('4821');
  });

  it('has six places for the code of a letter [LOGIN-051]', async () => {
    const onComplete = vi.fn();
    await renderWithLabel(<CodeInput label="ПИН-код" length={6} onComplete={onComplete} />);
    await userEvent.type(field(), '4821770');
    expect(field().value).toBe('482177');
    expect(onComplete.mock.calls).toEqual([['482177']]);
  });

  it('puts a pasted code in place of another', async () => {
    await renderWithLabel(<CodeInput label="ПИН-код" />);
    await userEvent.type(field(), '1234');
    await userEvent.paste('Ваш код 4821');
    expect(field().value).toBe('4821');

    await userEvent.paste('без цифр');
    expect(field().value).toBe('4821');
  });

  it('deletes the last digit, wherever the caret was put', async () => {
    await renderWithLabel(<CodeInput label="ПИН-код" />);
    await userEvent.type(field(), '123');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    fireEvent.select(field());
    await userEvent.keyboard('{Backspace}');
    expect(field().value).toBe('12');
  });

  it('takes a pasted code with spaces', async () => {
    const onComplete = vi.fn();
    await renderWithLabel(<CodeInput label="ПИН-код" length={6} onComplete={onComplete} />);
    await userEvent.click(field());
    await userEvent.paste('12 34 56');
    expect(onComplete).toHaveBeenCalledWith('123456');
  });

  it('offers the code of a message', async () => {
    await renderWithLabel(<CodeInput label="ПИН-код" />);
    expect(field().autocomplete).toBe('one-time-code');
    expect(field().inputMode).toBe('numeric');
  });

  it('hides a secret from eye and ear', async () => {
    await renderWithLabel(<CodeInput label="ПИН-код" isSecret value="12" />);
    expect(field().type).toBe('password');
    expect(field().autocomplete).toBe('off');
    expect(screen.queryByText('1')).toBeNull();
  });

  it('ties its error to the field and speaks it', async () => {
    await renderWithLabel(<CodeInput label="ПИН-код" errorMessage="Неверный ПИН-код" />);

    expect((await screen.findByRole('alert')).textContent).toBe('Неверный ПИН-код');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toContain('Неверный ПИН-код');
  });

  it('takes letters as capitals, and draws a dash that is no part of the code [TVCODE-005]', async () => {
    await renderWithLabel(
      <CodeInput label="ПИН-код" takes="characters" length={6} dashAfter={3} hint="Шесть знаков" />,
    );
    await userEvent.type(field(), 'k7-m2');
    expect(field().value).toBe('K7M2');
    await userEvent.paste(' k7m-2ab ');
    expect(field().value).toBe('K7M2AB');
    expect(field().inputMode).toBe('text');
    expect(field().getAttribute('autocapitalize')).toBe('characters');
    const note = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Шесть знаков');
  });
});
