import type { PromoEvent, PromoEventsPage } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const get = async (path: string) => (await backend.caller().send('GET', path)).body;

describe('listPromoEvents', () => {
  it('lists those that run before those that are over', async () => {
    const { items } = (await get('/promo-events')) as PromoEventsPage;

    expect(items.map(({ is_over: isOver }) => isOver)).toEqual([
      ...Array.from({ length: 6 }, () => false),
      true,
      true,
    ]);
  });
});

describe('getPromoEvent', () => {
  it('tells what it is about, under which conditions and where it leads', async () => {
    const event = (await get('/promo-events/leto-v-armenii?lang=eng')) as PromoEvent;

    expect(event).toMatchObject({
      name: 'A summer in Armenia',
      is_over: false,
      terms: [
        'For residents of Russia and Armenia over eighteen',
        'A film counts when watched to its credits',
      ],
      target: { type: 'screen', link: '/collections/made-in-armenia', title: 'To the films' },
    });
    expect(event.items.map(({ media_item }) => media_item.slug)).toContain('vremyanka');
  });

  it('does not know other events', async () => {
    expect(await get('/promo-events/nowhere')).toMatchObject({ error_code: 1000002 });
  });
});
