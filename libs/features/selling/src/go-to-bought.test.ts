import { mediaItemFixture } from '@foyer/contract/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goToBought } from './go-to-bought.ts';

const loadDocument = vi.hoisted(() => vi.fn());
vi.mock(import('@foyer/page-runtime/navigation/page-navigation'), async (original) => ({
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

  it('leads on inside the page that stays, by the way that it is given', async () => {
    const goTo = vi.fn();

    await goToBought({ call: async () => film } as never, item, undefined, goTo);

    expect(goTo.mock.calls).toEqual([['/movies/metropolis/player']]);
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('leads to where the title was before, if the service does not answer', async () => {
    const client = { call: () => Promise.reject(new Error('No connection')) };

    await goToBought(client as never, item, '/movies/metropolis');

    expect(loadDocument.mock.calls).toEqual([['/movies/metropolis', true]]);
  });

  it('leads to the code of a certificate, by its order, else to all of them [ROUTE-054]', async () => {
    const gift = { itemId: 'gift-500', itemType: 'certificate' } as const;
    await goToBought({} as never, { ...gift, orderId: 'order 1' }, undefined);
    await goToBought({} as never, gift, undefined);

    expect(loadDocument.mock.calls).toEqual([
      ['/my/certificates?gift=order+1', true],
      ['/my/certificates', true],
    ]);
  });
});
