import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { Combobox, type Suggestion } from './combobox.tsx';

const cities: readonly Suggestion[] = ['Ереван', 'Екатеринбург', 'Енисейск'].map((text) => ({
  id: text,
  text,
}));

function City({
  onChoose,
  onSubmit,
  isPending = false,
}: {
  onChoose?: (suggestion: Suggestion) => void;
  onSubmit?: () => void;
  isPending?: boolean;
}) {
  const [value, setValue] = useState('');
  const found = cities.filter(({ text }) => text.startsWith(value));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Combobox
        label="Город"
        value={value}
        onChange={setValue}
        suggestions={isPending ? [] : found}
        isPending={isPending}
        onChoose={(suggestion) => {
          setValue(suggestion.text);
          onChoose?.(suggestion);
        }}
      />
    </form>
  );
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Город' });
const texts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('Combobox', () => {
  it('suggests while one types, and says how many', async () => {
    await renderWithLabel(<City />);
    expect((await field()).getAttribute('aria-expanded')).toBe('false');

    await userEvent.type(await field(), 'Ек');

    expect(texts()).toEqual(['Екатеринбург']);
    expect(screen.getByRole('status').textContent).toBe('1 подсказка');
  });

  it('is chosen from by arrow keys, with the focus in the field', async () => {
    const onChoose = vi.fn();
    const onSubmit = vi.fn();
    await renderWithLabel(<City onChoose={onChoose} onSubmit={onSubmit} />);
    await userEvent.type(await field(), 'Е');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = (await field()).getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')?.textContent).toBe('Екатеринбург');

    await userEvent.keyboard('{Enter}');

    expect(onChoose.mock.calls).toEqual([[cities[1]]]);
    expect([(await field()).value, document.activeElement === (await field()), texts()]).toEqual([
      'Екатеринбург',
      true,
      [],
    ]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lets any text be sent', async () => {
    const onSubmit = vi.fn();
    await renderWithLabel(<City onSubmit={onSubmit} />);
    await userEvent.type(await field(), 'Е{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is chosen from by a press, which leaves the focus in the field', async () => {
    const onChoose = vi.fn();
    await renderWithLabel(<City onChoose={onChoose} />);
    await userEvent.type(await field(), 'Ер');
    await userEvent.click(screen.getByRole('option'));
    expect(onChoose.mock.calls).toEqual([[cities[0]]]);
    expect(document.activeElement).toBe(await field());
  });

  it('closes with Escape and with the focus gone', async () => {
    await renderWithLabel(<City />);
    await userEvent.type(await field(), 'Е');
    await userEvent.keyboard('{Escape}');
    expect(texts()).toEqual([]);

    await userEvent.keyboard('н');
    expect(texts()).toEqual(['Енисейск']);
    await userEvent.tab();
    expect(texts()).toEqual([]);
  });

  it('says that nothing was found, but not while it still looks', async () => {
    const { unmount } = await renderWithLabel(<City isPending />);
    await userEvent.type(await field(), 'Я');
    expect(screen.queryByText(/^Ничего/u)).toBeNull();
    unmount();

    await renderWithLabel(<City />);
    await userEvent.type(await field(), 'Я');
    expect(screen.getByRole('status').textContent).toBe('Ничего не\u00A0нашлось');
  });
});
