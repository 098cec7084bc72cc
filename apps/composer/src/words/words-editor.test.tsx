import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showForm } from '../testing/show-form.tsx';

afterEach(cleanup);

const block = {
  id: 'b1',
  type: 'custom_block',
  name: 'legal',
  custom_data: { text: { rus: '<P>Свет <b>погас</b>', eng: '<p>Light</p>' } },
};
const show = () => showForm({ key: 'name:legal', block });
const area = () => screen.getByRole('textbox', { name: 'Текст' });

describe('WordsEditor', () => {
  it('shows words with their marks, and writes nothing while nothing is typed', async () => {
    const { value } = await show();

    expect(area().querySelector('p > b')?.textContent).toBe('погас');
    fireEvent.focus(area());
    fireEvent.blur(area());
    expect(value()).toEqual(block);
  });

  it('writes what was typed in the ten tags, in one language', async () => {
    const { at } = await show();
    area().querySelector('b')?.replaceChildren('зажёгся');
    fireEvent.input(area());

    expect(at('custom_data', 'text')).toEqual({
      rus: '<p>Свет <b>зажёгся</b></p>',
      eng: '<p>Light</p>',
    });
  });

  it('shows the words of the language that is chosen', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('radio', { name: 'Eng' }));

    expect(area().textContent).toBe('Light');
    expect(area().lang).toBe('en');
  });

  it('has its tools in one stop of Tab', async () => {
    const { user } = await show();
    const [bold, italic] = screen.getAllByRole('button', { name: /Жирный|Курсив/ });
    bold?.focus();
    await user.keyboard('{ArrowRight}');

    expect(document.activeElement).toBe(italic);
    expect(screen.getByRole('toolbar', { name: 'Оформление текста' })).toBeDefined();
  });
});
