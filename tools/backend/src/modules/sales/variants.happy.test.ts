import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mediaItems } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { buy, month, variantsOf } from '../../testing/test-purchases.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

describe('getPurchaseVariants', () => {
  it('offers a service by period, each price by each way to pay [ENTITY-040, ENTITY-043, ENTITY-044, PERM-003]', async () => {
    const caller = await backend.signedIn(2);

    const [option] = await variantsOf(caller, 'service/vse');

    expect(option).toMatchObject({
      seq_id: 'service-vse',
      usage_model: 'SERVICE',
      service: { id: 'vse', name: 'Всё вместе', content_type: 'mixed' },
      is_quick_purchase: false,
    });
    expect(option?.features).toContainEqual({ is_active: true, title: 'Караоке' });
    expect(
      option?.periods.map(({ duration, duration_unit, is_default, prices }) => ({
        period: `${duration} ${duration_unit}`,
        is_default,
        prices: prices.map(
          ({ type, amount, payment_method_id }) => `${type} ${amount} ${payment_method_id}`,
        ),
      })),
    ).toEqual([
      {
        period: '1 month',
        is_default: true,
        prices: [
          'intro 29900 linked_card-demo-2-card',
          'intro 29900 any_card',
          'intro 29900 external_url-bank_qr',
          'intro 29900 external_url-wallet',
          'intro 29900 account_prepaid',
          'plain 59900 linked_card-demo-2-card',
          'plain 59900 any_card',
          'plain 59900 external_url-bank_qr',
          'plain 59900 external_url-wallet',
          'plain 59900 account_prepaid',
          'bonus 59900 bonus-svet',
        ],
      },
      {
        period: '1 year',
        is_default: false,
        prices: [
          'discount 499000 linked_card-demo-2-card',
          'discount 499000 any_card',
          'discount 499000 external_url-bank_qr',
          'discount 499000 external_url-wallet',
          'discount 499000 account_prepaid',
        ],
      },
    ]);
  });

  it('offers prices of all seven types [PAY-027]', async () => {
    const caller = await backend.signedIn(1);

    const options = await Promise.all(
      ['kino', '137037561', 'vse', 'sport'].map((id) => variantsOf(caller, `service/${id}`)),
    );

    const types = options.flat().flatMap(({ periods }) => periods.flatMap(({ prices }) => prices));
    expect([...new Set(types.map(({ type }) => type))].sort()).toEqual([
      'bonus',
      'discount',
      'intro',
      'one_time',
      'plain',
      'regular',
      'trial',
    ]);
  });

  it('says how long a trial and an introduction last, and how the account stands with the points [ENTITY-042]', async () => {
    const caller = await backend.signedIn(5);
    const newcomer = await backend.signedIn(1);

    const [kino] = await variantsOf(newcomer, 'service/kino');
    const [start] = await variantsOf(newcomer, 'service/137037561');
    const film = await variantsOf(caller, 'media_item/teplyy-okean-evropy');

    expect(kino?.periods[0]?.prices[0]).toEqual({
      price_id: 'kino-month-trial',
      payment_method_id: 'any_card',
      type: 'trial',
      amount: 0,
      original_amount: 29900,
      currency: 'RUB',
      trial: { duration: 7, duration_unit: 'day' },
      renewal: {
        starts_at: expect.any(String) as string,
        amount: 29900,
        currency: 'RUB',
        duration: 1,
        duration_unit: 'month',
      },
    });
    expect(start?.periods[0]?.prices[0]).toMatchObject({
      type: 'intro',
      intro: { duration: 1, periods: 1, duration_unit: 'month' },
    });
    expect(film[0]?.periods[0]?.prices.at(-1)).toMatchObject({
      type: 'bonus',
      payment_method_id: 'bonus-svet',
      bonus_program: { id: 'svet', name: 'Свет', status: 'active' },
    });
  });

  it('sells a film that is no part of a subscription in two qualities [PAY-030, ENTITY-041]', async () => {
    const caller = await backend.signedIn(1);

    const options = await variantsOf(caller, 'media_item/teplyy-okean-evropy');

    expect(
      options.map(({ usage_model, content, periods }) => ({
        usage_model,
        content,
        periods: periods.length,
      })),
    ).toEqual([
      {
        usage_model: 'EST',
        content: { name: 'Тёплый океан Европы', quality: 'HD', media_item_type: 'film' },
        periods: 1,
      },
      {
        usage_model: 'EST',
        content: { name: 'Тёплый океан Европы', quality: '4K', media_item_type: 'film' },
        periods: 1,
      },
    ]);
  });

  it('sells a series, its seasons and its episodes [ENTITY-041]', async () => {
    const caller = await backend.signedIn(2);
    const [series] = await backend.db
      .select()
      .from(mediaItems)
      .where(and(eq(mediaItems.type, 'series'), eq(mediaItems.usageModel, 'EST')))
      .orderBy(asc(mediaItems.position));
    const [episode] = await backend.db
      .select()
      .from(mediaItems)
      .where(and(eq(mediaItems.seriesId, series?.id ?? ''), eq(mediaItems.type, 'episode')))
      .orderBy(asc(mediaItems.position));
    const kindsOf = async (id: string | undefined) =>
      new Set(
        (await variantsOf(caller, `media_item/${id}`)).map(
          ({ content }) => content?.media_item_type,
        ),
      );
    const ofEpisode = await variantsOf(caller, `media_item/${episode?.id}`);

    expect(await kindsOf(series?.id)).toEqual(new Set(['series', 'season']));
    expect(await kindsOf(episode?.id)).toEqual(new Set(['episode', 'season', 'series']));
    expect(ofEpisode.find(({ content }) => content?.media_item_type === 'episode')).toMatchObject({
      content: { season_number: 1, episode_number: 1 },
    });

    await buy(caller, {
      seq_id: `${episode?.seasonId}-est-hd`,
      price_id: `${episode?.seasonId}-est-hd-one-time`,
      payment_method_id: 'account_prepaid',
      is_confirmed: true,
      pin_code: '1234',
    });

    expect(await kindsOf(episode?.id)).toEqual(new Set(['series']));
  });

  it('offers nothing that the account has', async () => {
    const caller = await backend.signedIn(5);

    const service = await variantsOf(caller, 'service/kino');
    const part = await variantsOf(caller, 'service/documentary');

    expect([service, part]).toEqual([[], []]);
  });

  it('offers no service that is being switched on', async () => {
    const caller = await backend.signedIn(2);
    await buy(caller, { ...month('tv-base', 'account_prepaid'), pin_code: '1234' });

    expect(await variantsOf(caller, 'service/tv-base')).toEqual([]);
  });
});
