import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeLanguagePorts, languageInputs } from './language.fixtures.ts';
import { createLanguageMachine } from './language.machine.ts';
import type { LanguageOutput, LanguagePorts } from './language.types.ts';
import { LanguageFlow } from './language.view.tsx';

afterEach(cleanup);

async function show(replaced: Partial<LanguagePorts> = {}) {
  const onDone = vi.fn<(output: LanguageOutput) => void>();
  const ports = fakeLanguagePorts(replaced);
  const user = await showFlow(
    createLanguageMachine,
    ports,
    <LanguageFlow shell={openShell} input={languageInputs.russian} onDone={onDone} />,
  );
  return { onDone, user };
}

const language = (name: string) => screen.findByRole('button', { name });

describe('LanguageFlow', () => {
  it('lists the languages and marks the one in force [LANG-006]', async () => {
    await show();
    await language('Русский');

    const rows = screen
      .getAllByRole('listitem')
      .map((item) => [
        item.textContent,
        item.querySelector('button')?.getAttribute('aria-current'),
      ]);
    expect(rows).toEqual([
      ['Русский', 'true'],
      ['English', null],
      ['Հայերեն', null],
    ]);
  });

  it('sets the language that is chosen [LANG-008]', async () => {
    const setLanguage = vi.fn(async () => undefined);
    const { onDone, user } = await show({ setLanguage });

    await user.click(await language('Հայերեն'));

    await vi.waitFor(() =>
      expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'chosen', code: 'hye' }),
    );
    expect(setLanguage.mock.calls).toEqual([[{ code: 'hye' }, expect.any(AbortSignal)]]);
  });

  it('says why a choice was not taken, and takes another', async () => {
    const setLanguage = async () => {
      throw errorAnswer({ status: 500, code: 1, description: 'Не сейчас' });
    };
    const { onDone, user } = await show({ setLanguage });

    await user.click(await language('English'));

    expect(await screen.findByText('Не сейчас')).toBeTruthy();
    await user.click(await language('Русский'));
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled' }));
  });

  it.each<[string, LanguagePorts['listLanguages']]>([
    ['there are no languages', async () => []],
    ['the languages do not come', () => Promise.reject(errorAnswer({ status: 500, code: 1 }))],
  ])('shows the error dialog when %s [LANG-007, MODAL-024]', async (_why, listLanguages) => {
    const { onDone, user } = await show({ listLanguages });

    const dialog = await screen.findByRole('dialog', { name: 'Не\u00A0получилось' });
    expect(dialog.textContent).toMatch(/Попробуйте ещё раз чуть позже/);

    const [close] = await screen.findAllByRole('button', { name: 'Закрыть' });
    if (close) await user.click(close);
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled' }));
  });

  it('ends cancelled with Escape', async () => {
    const { onDone, user } = await show();
    await language('Русский');

    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status: 'cancelled' }));
  });
});
