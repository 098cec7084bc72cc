import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { LanguagePicker, type LanguagePickerProps } from './index.ts';

const languages = [
  { code: 'rus', name: 'Русский' },
  { code: 'eng', name: 'English' },
  { code: 'hye', name: 'Հայերեն' },
];

async function show(
  given: Partial<LanguagePickerProps> = {},
  label: 'main' | 'alternate' = 'main',
) {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  await renderWithLabel(
    <LanguagePicker
      languages={languages}
      current="rus"
      onChoose={onChoose}
      onClose={onClose}
      isOpen
      {...given}
    />,
    { label },
  );
  return { dialog: within(await screen.findByRole('dialog')), onChoose, onClose };
}

describe('LanguagePicker', () => {
  it('lists the languages, each named and read in its own, and marks the one in force [LANG-006]', async () => {
    const { dialog } = await show();
    const rows = within(dialog.getByRole('list')).getAllByRole('button');
    expect(
      rows.map((row) => [row.textContent, row.lang, row.getAttribute('aria-current')]),
    ).toEqual([
      ['Русский', 'ru', 'true'],
      ['English', 'en', null],
      ['Հայերեն', 'hy', null],
    ]);
  });

  it('reports a choice', async () => {
    const { dialog, onChoose } = await show();
    await userEvent.click(dialog.getByRole('button', { name: 'Հայերեն' }));
    expect(onChoose.mock.calls).toEqual([['hye']]);
  });

  it('takes no second choice while one is on its way, and keeps the focus', async () => {
    const { dialog, onChoose } = await show({ isPending: true });
    const row = dialog.getByRole('button', { name: 'English' });
    await userEvent.click(row);
    expect(onChoose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(row);
  });

  it('says why a choice was not taken', async () => {
    const { dialog } = await show({ errorMessage: 'Язык не сохранился' });
    expect((await dialog.findByRole('alert')).textContent).toBe('Язык не сохранился');
  });

  it.each(['main', 'alternate'] as const)(
    'is the error dialog without languages, which closes, on %s [LANG-007]',
    async (label) => {
      const { onClose, dialog } = await show({ languages: [] }, label);
      expect(screen.getByRole('dialog', { name: 'Не\u00A0получилось' })).toBeTruthy();
      expect(dialog.getByText('Попробуйте ещё раз чуть позже')).toBeTruthy();

      const [close] = dialog.getAllByRole('button', { name: 'Закрыть' });
      if (close) await userEvent.click(close);

      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );
});
