import { fallSilent, heard, listen } from '@foyer/modal/spoken';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showOutline } from '../testing/show-outline.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** Waits until these words are spoken. */
const hears = (words: string) =>
  vi.waitFor(async () => expect(await heard()).toContain(`polite: ${words}`));

const chosen = () => screen.getByRole('row', { selected: true });

describe('what is heard of the outline', () => {
  it('is where a block has come to, what was copied, and what is gone', async () => {
    const { user } = await showOutline();
    await listen();
    chosen().focus();
    await heard();

    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await hears('Полка, место 1 из 3');
    await user.keyboard('{Control>}d{/Control}');
    await hears('Ниже встал такой же блок: Полка');
    const clipboardData = { setData: () => {}, getData: () => '' };
    fireEvent.copy(chosen(), { clipboardData });
    await hears('Скопирован блок: Полка');
    fireEvent.paste(chosen(), { clipboardData });
    await hears('В буфере обмена не блок');
    chosen().focus();
    await user.keyboard('{Delete}');
    await hears('Удалён блок: Полка');
  });
});
