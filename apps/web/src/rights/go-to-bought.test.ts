import { mediaItemFixture } from '@foyer/contract/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goToBought } from './go-to-bought.ts';

const loadDocument = vi.hoisted(() => vi.fn());
vi.mock(import('../shell/page-navigation.ts'), async (original) => ({
  ...(await original()),
  loadDocument,
}));

const target = { type: 'screen', link: 'movies/metropolis/player' };
const film = { ...mediaItemFixture, actions: [{ type: 'watch', title: 'Смотреть', target }] };
const item = { itemId: 'metropolis', itemType: 'media_item' } as const;

afterEach(() => loadDocument.mockClear());

describe('goToBought', () => {
  it('leads to where a title plays, in place of the page that sold it [ROUTE-002]', async () => {
    await goToBought({ call: async () => film } as never, item, '/movies/metropolis');

    expect(loadDocument.mock.calls).toEqual([['/movies/metropolis/player', true]]);
  });

  it('leads to where the title was before, if the service does not answer', async () => {
    const client = { call: () => Promise.reject(new Error('No connection')) };

    await goToBought(client as never, item, '/movies/metropolis');

    expect(loadDocument.mock.calls).toEqual([['/movies/metropolis', true]]);
  });

  it('leads to the certificates, which have no page each', async () => {
    await goToBought({} as never, { itemId: 'gift', itemType: 'certificate' }, undefined);

    expect(loadDocument.mock.calls).toEqual([['/my/certificates', true]]);
  });
});
