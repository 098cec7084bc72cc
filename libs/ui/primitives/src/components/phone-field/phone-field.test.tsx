import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { armenia, phoneCountries, russia } from './phone-field.fixtures.ts';
import { PhoneField } from './phone-field.tsx';
import type { PhoneCountry } from './phone-rules.ts';

const onChange = vi.fn();

function Phone({ countries = phoneCountries }: { countries?: readonly PhoneCountry[] }) {
  const [country, setCountry] = useState(russia);
  const [value, setValue] = useState('');
  onChange.mockImplementation(setValue);
  return (
    <PhoneField
      label="Телефон"
      country={country}
      countries={countries}
      onCountryChange={setCountry}
      value={value}
      onChange={onChange}
    />
  );
}

async function renderPhone(countries?: readonly PhoneCountry[]) {
  await renderWithLabel(<Phone {...(countries && { countries })} />);
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
}

const caretOf = (field: HTMLInputElement) => [field.selectionStart, field.selectionEnd];

describe('PhoneField', () => {
  it('takes digits only [LOGIN-045]', async () => {
    const field = await renderPhone();
    await userEvent.type(field, '9a-0 b0');
    expect(field.value).toBe('(900');
    expect(onChange).toHaveBeenLastCalledWith('7900');
  });

  it("sets the digits in the form of the country's mask [LOGIN-046, COUNTRY-002]", async () => {
    const field = await renderPhone();
    await userEvent.type(field, '9000000002');
    expect(field.value).toBe('(900) 000-00-02');
    expect(onChange).toHaveBeenLastCalledWith('79000000002');
  });

  it('takes no more digits than the mask has places', async () => {
    const field = await renderPhone();
    await userEvent.type(field, '90000000029');
    expect(field.value).toBe('(900) 000-00-02');
  });

  it.each([
    '+7 900 000-00-02',
    '+79000000002',
    '8 (900) 000-00-02',
    '79000000002',
    ' 900 000 00 02 ',
  ])('understands «%s» pasted', async (text) => {
    const field = await renderPhone();
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(field.value).toBe('(900) 000-00-02');
    expect(onChange).toHaveBeenLastCalledWith('79000000002');
  });

  it('keeps the caret where digits are typed and deleted in the middle', async () => {
    const field = await renderPhone();
    await userEvent.type(field, '900123');
    field.setSelectionRange(2, 2);

    await userEvent.keyboard('5');
    expect([field.value, ...caretOf(field)]).toEqual(['(950) 012-3', 3, 3]);

    await userEvent.keyboard('{Backspace}');
    expect([field.value, ...caretOf(field)]).toEqual(['(900) 123', 2, 2]);
  });

  it('keeps the caret when what is typed does not belong there', async () => {
    const field = await renderPhone();
    await userEvent.type(field, '900123');
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('x');
    expect([field.value, ...caretOf(field)]).toEqual(['(900) 123', 3, 3]);
  });

  it('changes the mask with the country and keeps the digits that fit', async () => {
    const field = await renderPhone();
    await userEvent.type(field, '9123456789');

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Страна' }), armenia.id);

    expect(field.value).toBe('91 234-567');
    expect(onChange).toHaveBeenLastCalledWith('37491234567');
  });

  it('follows the country of a pasted number', async () => {
    const field = await renderPhone();
    await userEvent.click(field);
    await userEvent.paste('+374 91 234-567');
    expect(field.value).toBe('91 234-567');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe(armenia.id);
  });

  it('offers no list where there is one country', async () => {
    await renderPhone([russia]);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText('+7')).toBeTruthy();
  });
});
