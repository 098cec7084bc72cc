import { loadFormWords } from '@foyer/blocks/forms';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showWithTexts } from '../testing/show-with-texts.tsx';
import { Library, type NewBlock } from './library.tsx';

afterEach(cleanup);

async function show() {
  const added: NewBlock[] = [];
  const words = await loadFormWords('rus');
  const shown = await showWithTexts(
    <Library
      alias="landing"
      words={words}
      hasFocus
      onAdd={(block) => {
        added.push(block);
      }}
    />,
  );
  const search = await screen.findByRole('searchbox');
  return { ...shown, added, search };
}

describe('Library', () => {
  it('begins in its search, and puts an example in three languages on the page', async () => {
    const { user, added, search } = await show();
    expect(document.activeElement).toBe(search);
    await user.type(search, 'промокод');
    await user.click(await screen.findByRole('button', { name: /^Промокод/ }));

    expect(added).toHaveLength(1);
    expect(added[0]?.['custom_data']).toMatchObject({
      title: { rus: expect.any(String), eng: expect.any(String), hye: expect.any(String) },
    });
  });

  it('has further examples of a block', async () => {
    const { user, added, search } = await show();
    await user.type(search, 'герой');
    await user.click(await screen.findByText('Ещё примеры: 2'));
    await user.click(screen.getByRole('button', { name: 'Кассиопея' }));

    expect(added[0]).toMatchObject({ tag: 'hero', name: { eng: 'Cassiopeia' } });
  });

  it('shows what the page may not hold last, with the reason', async () => {
    const { user, search } = await show();
    await user.type(search, 'filters');

    expect(await screen.findByRole('button', { name: /только на страницах/ })).toHaveProperty(
      'disabled',
      true,
    );
  });
});
