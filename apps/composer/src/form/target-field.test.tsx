import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Thing } from '../catalogue/catalogue.types.ts';
import { showForm } from '../testing/show-form.tsx';

afterEach(cleanup);

const film: Thing = {
  kind: 'film',
  id: 'kassiopeya',
  title: 'Кассиопея',
  link: '/movies/kassiopeya',
};
const catalogue = {
  search: async (query: string) => (query === 'кас' ? [film] : []),
  placeOf: async (link: string) =>
    link === film.link
      ? ({ status: 'found', kind: 'film', title: film.title } as const)
      : ({ status: 'missing' } as const),
};
const block = {
  id: 'b1',
  type: 'custom_block',
  tag: 'hero',
  name: { rus: 'Герой' },
  custom_data: { buttons: [{ type: 'target', title: { rus: 'Смотреть' } }] },
};
const show = () => showForm({ key: 'tag:hero', block, catalogue });
/** The field of the button, which stands below that of the block. */
const field = (): HTMLInputElement => {
  const [, own] = screen.getAllByPlaceholderText<HTMLInputElement>('/movies');
  if (!own) throw new Error('The button has no target');
  return own;
};

describe('TargetField', () => {
  it('chooses a thing of the catalogue and says what it is', async () => {
    const { user, at } = await show();
    const choose = screen.getAllByRole('button', { name: /Выбрать из каталога/ }).at(-1);
    if (choose) await user.click(choose);
    await user.type(screen.getByRole('searchbox'), 'кас');
    await user.click(await screen.findByRole('button', { name: /Кассиопея/ }));

    expect(at('custom_data', 'buttons', 0, 'target')).toEqual({ type: 'screen', link: film.link });
    expect(await screen.findByText('Фильм: Кассиопея')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('warns of a page that there is not', async () => {
    const { user } = await show();
    await user.type(field(), '/movis');

    expect(await screen.findByText('По этому адресу на сайте ничего нет')).toBeDefined();
  });

  it('keeps what is no address out of the page, and in the field', async () => {
    const { user, at } = await show();
    await user.type(field(), 'javascript:alert(1)');

    expect(field().value).toBe('javascript:alert(1)');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(at('custom_data', 'buttons', 0, 'target')).toBeUndefined();
  });
});
