import type { SubscriptionState } from '@foyer/contract';
import { bankCardsFixture, serviceShortFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { comingPayment, subscriptionView } from './subscription-view.ts';
import { troubles } from './troubles.ts';

const { t } = await createTranslator('rus', { segments: ['my', 'purchase'] });
const words = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;
const loose = (value: unknown) =>
  JSON.parse(JSON.stringify(value).replaceAll(/[\u00A0\u202F\u2060]/gu, ' ')) as unknown;

const date = '2026-12-21T09:00:00.000Z';
const serviceOf = (state: SubscriptionState, active = true) => ({
  ...serviceShortFixture,
  active,
  purchase_state: { service: state },
});
const view = (state: SubscriptionState, active = true) =>
  loose(subscriptionView(serviceOf(state, active), undefined, words));

const kino = comingPayment(bankCardsFixture.items, 'service-kino');
const until = [{ term: 'Доступ до', value: '21 декабря 2026' }];

describe('subscriptionView', () => {
  it('C20: says of a trial when, how much and from which card is taken first', () => {
    const service = serviceOf({ status: 'subscribed', status_change_date: date });
    const trial = kino && { ...kino, renewal: { ...kino.renewal, is_trial: true } };

    expect(loose(subscriptionView(service, trial, words))).toEqual({
      standing: { tone: 'good', text: 'Пробный период' },
      facts: [
        { term: 'Первое списание', value: '21 декабря 2026, 299 ₽' },
        { term: 'Карта', value: '•• 0004' },
      ],
    });
    expect(loose(subscriptionView(service, kino, words))).toMatchObject({
      standing: { tone: 'good', text: 'Действует' },
      facts: [{ term: 'Следующее списание' }, { term: 'Карта' }],
    });
  });

  it('says when a subscription ends that is not renewed', () => {
    const ends = { standing: { tone: 'waiting', text: 'Закончится' }, facts: until };
    expect([
      view({
        status: 'subscribed',
        status_change_date: date,
        autopayment: { status: 'disabled' },
      }),
      view({ status: 'unsubscribed', status_change_date: date }),
      view({ status: 'unsubscribe_processing', status_change_date: date }),
    ]).toEqual([ends, ends, ends]);
  });

  it('says of a refused renewal until when there is access, and then that it has ended', () => {
    const autopayment = { status: 'failed' };
    expect([
      view({ status: 'subscribed', status_change_date: date, autopayment }),
      view({ status: 'unsubscribed', autopayment }, false),
    ]).toEqual([
      { standing: { tone: 'trouble', text: 'Платёж не прошёл' }, facts: until },
      { standing: { tone: 'over', text: 'Закончилась' }, facts: [] },
    ]);
  });

  it('says that a request is on its way, and who else takes the money', () => {
    expect([
      view({ status: 'subscribe_requested' }, false),
      view({ status: 'subscribed_in_external_billing', external_billing: { name: 'Оператор' } }),
    ]).toEqual([
      { standing: { tone: 'waiting', text: 'Обрабатывается' }, facts: [] },
      {
        standing: { tone: 'good', text: 'Действует' },
        facts: [{ term: 'Платёж принимает', value: 'Оператор' }],
      },
    ]);
  });
});

describe('troubles', () => {
  const failed = serviceOf({
    status: 'subscribed',
    status_change_date: date,
    autopayment: { status: 'failed' },
  });
  const found = (now: number) => troubles([failed], bankCardsFixture.items, now, words);

  it('names a renewal that was refused, and what mends it', () => {
    expect(loose(found(Date.parse(date)))).toMatchObject([
      {
        title: expect.stringMatching(/платёж не прошёл/),
        text: expect.stringMatching(/до 21 декабря 2026/),
        mend: { type: 'service', service: { id: failed.id } },
      },
    ]);
  });

  it('C22: names a card that has expired, and what it cannot renew', () => {
    const [, card] = found(Date.UTC(2031, 0, 1));
    expect(loose(card)).toEqual({
      id: 'card-card-1',
      title: 'Срок карты •• 0004 истёк',
      text: expect.stringMatching(/не пройдёт: Кино/),
      mend: { type: 'card' },
    });
  });
});
