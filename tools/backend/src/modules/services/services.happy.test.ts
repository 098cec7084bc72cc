import type { Service, ServicesPage } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';
import { serviceOf } from '../../testing/test-purchases.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const stateOf = async (caller: TestCaller, id: string) =>
  ((await serviceOf(caller, id)) as Service).purchase_state?.service;

describe('listServices', () => {
  it('shows a visitor the shop window with prices, and no purchase data [ENTITY-031, ENTITY-033]', async () => {
    const { body } = await backend.caller().send('GET', '/services');

    const { items } = body as ServicesPage;
    expect(items.map(({ id }) => id)).toEqual([
      'kino',
      'vse',
      'tv-base',
      'tv-plus',
      'tv-archive',
      'sport',
      'karaoke',
      'operator',
      '137037561',
      'kids',
      'ultra',
      'night',
      'armenia',
      'silent',
      'shorts',
    ]);
    expect(items[0]).toEqual({
      id: 'kino',
      alias: 'kino',
      name: 'Кино',
      image: expect.objectContaining({ url: '/api/v1/images/backdrop-mayak' }) as object,
      icon: 'film',
      description_short: 'Фильмы и сериалы без рекламы',
      channels_count: 0,
      media_items_count: expect.any(Number) as number,
      karaoke_items_count: 0,
      promo_label_text: '7 дней бесплатно',
      promo_label_color: '#c8102e',
      content_type: 'media_item',
      active: false,
      usage_model: 'SERVICE',
      actions: [{ type: 'buy', title: 'Подключить', service_id: 'kino', usage_model: 'SERVICE' }],
      price_text: 'от 299\u00a0₽ за месяц',
    });
    expect(items[0]?.media_items_count).toBeGreaterThan(100);
    expect(items.find(({ id }) => id === 'karaoke')?.karaoke_items_count).toBeGreaterThan(20);
    expect(items.find(({ id }) => id === 'tv-plus')?.channels_count).toBeGreaterThan(30);
  });

  it('lists what the account has, with what came along', async () => {
    const caller = await backend.signedIn(5);

    const { body } = await caller.send('GET', '/services?is_mine=true&limit=100');

    const { items } = body as ServicesPage;
    expect(items).toHaveLength(18);
    expect(items.filter(({ active }) => !active)).toEqual([]);
  });
});

describe('getService', () => {
  it('says how the account stands with it [ENTITY-032, SERV-002, SERV-003, CALL-032]', async () => {
    const caller = await backend.signedIn(5);

    const service = await serviceOf(caller, 'kino');

    expect(service).toMatchObject({
      active: true,
      actions: [{ type: 'unsubscribe' }],
      purchase_state: {
        service: {
          status: 'subscribed',
          status_change_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
          autopayment: { status: 'enabled' },
        },
      },
      purchase_variants: { items: [] },
    });
  });

  it('names the service that it came with, and the operator who takes the money [SERV-004, SERV-005]', async () => {
    const caller = await backend.signedIn(5);

    expect(await stateOf(caller, 'documentary')).toEqual({
      status: 'subscribed',
      parent_service: { name: 'Всё вместе' },
    });
    expect(await stateOf(caller, 'operator')).toEqual({
      status: 'subscribed_in_external_billing',
      external_billing: { name: '«Линия связи»' },
    });
  });

  it('gives purchase data to those who have signed in only [PAY-032, CALL-032]', async () => {
    const caller = await backend.signedIn(1);
    const restricted = await backend.signedIn(3);

    const own = await caller.send('GET', '/services/vse-vmeste');
    const visitor = await backend.caller().send('GET', '/services/vse-vmeste');
    const limited = await restricted.send('GET', '/services/vse-vmeste');

    expect(own.body).toMatchObject({
      id: 'vse',
      sub_services: [{ id: 'documentary', parent_id: 'vse' }, { id: 'music' }, { id: 'classics' }],
      purchase_variants: { items: [{ seq_id: 'service-vse' }] },
    });
    expect(visitor.body).not.toHaveProperty('purchase_variants');
    expect(visitor.body).not.toHaveProperty('purchase_state');
    expect(limited.body).not.toHaveProperty('purchase_variants');
  });

  it('has no purchase data where nothing is sold [PAY-031]', async () => {
    const caller = await backend.signedIn(1);

    expect(await serviceOf(caller, 'operator')).toMatchObject({ purchase_variants: { items: [] } });
  });

  it('speaks the language of the session', async () => {
    const caller = await backend.signedIn(1);
    await caller.send('PUT', '/session/language', { body: { language: 'hye' } });

    expect(await serviceOf(caller, 'kino')).toMatchObject({
      name: 'Կինո',
      price_text: expect.stringMatching(/^ամիսը 299/) as string,
      actions: [{ title: 'Միացնել' }],
    });
  });
});
