import type { SubscriptionState } from '@foyer/contract';
import {
  serviceFixture,
  serviceShortFixture,
  subscriptionStatesFixture,
} from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { serviceAct, serviceRow } from './service-row.ts';

const { t } = await createTranslator('rus', { segments: ['info', 'my'] });
const texts = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;
const rowOf = (service: SubscriptionState, active = false) =>
  serviceRow({ ...serviceShortFixture, active, purchase_state: { service } }, texts);

describe('serviceRow', () => {
  it('says of every status what the page of the service says [SERV-001, SERV-006, SERV-007, SERV-008]', () => {
    const until = 'Подключена до\u00A021\u00A0декабря\u00A02026';
    const isWaiting = 'Заявка обрабатывается';

    expect(subscriptionStatesFixture.map((state) => rowOf(state).notes)).toEqual([
      [until],
      ['Входит в\u00A0подписку «Всё вместе»'],
      ['Подключена через Ваш оператор'],
      [isWaiting],
      ['Будет подключена 21\u00A0декабря\u00A02026'],
      [isWaiting],
      [until],
      [until],
      [isWaiting],
      [isWaiting],
    ]);
  });

  it('says that the last payment was refused', () => {
    const row = rowOf({ status: 'subscribed', autopayment: { status: 'failed' } }, true);

    expect(row.notes).toEqual(['Подключена', 'Автоплатёж не\u00A0прошёл']);
  });

  it('says what it is while nothing is known of a subscription', () => {
    expect(serviceRow(serviceShortFixture, texts).notes).toEqual([
      serviceShortFixture.description_short,
    ]);
  });
});

describe('serviceAct', () => {
  it('takes what the service offers, in its words, and leaves out what is new', () => {
    const actions = [{ type: 'present', title: 'Подарить' }];

    expect(serviceAct({ actions })).toBeUndefined();
    expect(serviceAct({ actions: [...actions, ...serviceFixture.actions] })).toEqual({
      name: 'cancel',
      title: 'Отключить',
    });
    expect(serviceAct(serviceShortFixture)).toEqual({ name: 'buy', title: 'Подключить' });
  });
});
