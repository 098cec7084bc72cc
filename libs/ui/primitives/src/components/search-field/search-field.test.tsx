import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { SearchField } from './index.ts';

const onSubmit = vi.fn();
beforeEach(() => onSubmit.mockClear());

function Kept({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <SearchField
      value={value}
      onChange={setValue}
      onSubmit={onSubmit}
      suggestions={[{ id: '1', text: 'Горы говорят' }]}
    />
  );
}
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Поиск' });

describe('SearchField', () => {
  it('searches for what was typed, without the spaces round it, and not for nothing', async () => {
    await renderWithLabel(<Kept />);
    await userEvent.type(await field(), '  {Enter}');
    await userEvent.type(await field(), 'город {Enter}');
    expect(onSubmit.mock.calls).toEqual([['город']]);
  });

  it('is a form that works before the scripts are there [SEARCH-001]', async () => {
    await renderWithLabel(<Kept />);
    const { form, name } = await field();
    expect([form?.getAttribute('action'), form?.method, name]).toEqual(['/search', 'get', 'query']);
    expect(form?.parentElement?.tagName).toBe('SEARCH');
  });

  it('is cleared by Escape, after that has closed the suggestions', async () => {
    await renderWithLabel(<Kept />);
    await userEvent.type(await field(), 'гор');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), (await field()).value]).toEqual([null, 'гор']);
    await userEvent.keyboard('{Escape}');
    expect((await field()).value).toBe('');
  });

  it('is cleared by its button, which gives the focus back', async () => {
    await renderWithLabel(<Kept first="гор" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Очистить поле' }));
    expect((await field()).value).toBe('');
    expect(document.activeElement).toBe(await field());
    expect(screen.queryByRole('button', { name: 'Очистить поле' })).toBeNull();
  });

  it('searches for the suggestion that Enter takes', async () => {
    await renderWithLabel(<Kept />);
    await userEvent.type(await field(), 'гор{ArrowDown}{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Горы говорят']]);
  });

  it('is a plain field for an owner that suggests nothing', async () => {
    await renderWithLabel(<SearchField value="гор" onChange={onSubmit} onSubmit={onSubmit} />);
    const plain = await screen.findByRole('searchbox', { name: 'Поиск' });
    plain.focus();
    await userEvent.keyboard('{Enter}{Escape}');
    expect(onSubmit.mock.calls).toEqual([['гор'], ['']]);
  });
});
