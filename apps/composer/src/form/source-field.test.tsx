import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showForm } from '../testing/show-form.tsx';

afterEach(cleanup);

const names: Readonly<Record<string, string>> = { one: 'Первый', two: 'Второй' };
const catalogue = {
  search: async () => [
    { kind: 'film' as const, id: 'two', title: 'Второй', link: '/movies/two' },
    { kind: 'channel' as const, id: 'tv', title: 'Канал', link: '/tv/tv' },
  ],
  thingOf: async (_type: string, id: string) => {
    const title = names[id];
    return title === undefined
      ? ({ status: 'missing' } as const)
      : ({ status: 'found', kind: 'film', title } as const);
  },
};
const carousel = (ids: readonly string[]) => ({
  id: 'b1',
  type: 'carousel',
  name: { rus: 'Лента' },
  source: { kind: 'list', type: 'media_item', ids },
});

describe('SourceField', () => {
  it('shows what is chosen by its names, and what is gone', async () => {
    await showForm({ key: 'type:carousel', block: carousel(['one', 'lost']), catalogue });

    expect(await screen.findByText('Первый')).toBeDefined();
    expect(await screen.findByText(/lost: в каталоге такого нет/)).toBeDefined();
  });

  it('adds one more from the catalogue, of the type that the list has', async () => {
    const block = carousel(['one']);
    const { user, at } = await showForm({ key: 'type:carousel', block, catalogue });
    await user.click(screen.getByRole('button', { name: 'Выбрать из каталога: Что показать' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: /Второй/ }));

    expect(at('source')).toEqual({ kind: 'list', type: 'media_item', ids: ['one', 'two'] });
  });

  it('offers no channel for a list of films', async () => {
    const block = carousel(['one']);
    const { user } = await showForm({ key: 'type:carousel', block, catalogue });
    await user.click(screen.getByRole('button', { name: 'Выбрать из каталога: Что показать' }));

    await screen.findByRole('button', { name: /Второй/ });
    expect(screen.queryByRole('button', { name: /Канал/ })).toBeNull();
  });

  it('takes a rule in place of a list', async () => {
    const block = carousel(['one']);
    const { user, at } = await showForm({ key: 'type:carousel', block, catalogue });
    await user.selectOptions(screen.getByLabelText('Откуда'), 'rule');
    await user.selectOptions(screen.getByLabelText('Порядок'), 'new');
    await user.type(screen.getByLabelText('Сколько, не больше'), '9');

    expect(at('source')).toEqual({ kind: 'rule', rule: { sort: 'new', limit: 9 } });
  });
});
