import { serviceStatuses, type SubscriptionState } from '@foyer/contract';
import { subscriptionStatesFixture } from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { serviceStatus } from './service-status.ts';

const tied = (text: string) => text.replaceAll('~', '\u00A0');

const { t } = await createTranslator('rus', { segments: ['info'] });
const texts = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;
const date = '2026-12-21T09:00:00.000Z';

const wordsOf = (service?: SubscriptionState, active = false) =>
  serviceStatus({ active, ...(service && { purchase_state: { service } }) }, texts);

describe('serviceStatus', () => {
  it('says that what is active is active [SERV-002]', () => {
    expect(wordsOf(undefined, true)).toBe('Подключена');
    expect(wordsOf({ status: 'subscribed' }, true)).toBe('Подключена');
  });

  it('says until when a subscription is paid [SERV-003]', () => {
    expect(wordsOf({ status: 'subscribed', status_change_date: date }, true)).toBe(
      tied('Подключена до~21~декабря~2026'),
    );
  });

  it('names the subscription that it is a part of, before any date [SERV-004]', () => {
    const parent_service = { name: 'Всё вместе' };
    expect(wordsOf({ status: 'subscribed', status_change_date: date, parent_service }, true)).toBe(
      tied('Входит в~подписку «Всё вместе»'),
    );
  });

  it.each(['subscribed', 'subscribed_in_external_billing'] as const)(
    'names who takes the money: %s [SERV-005]',
    (status) => {
      expect(wordsOf({ status, external_billing: { name: '«Линия»' } }, true)).toBe(
        'Подключена через «Линия»',
      );
    },
  );

  it('says from when it will be subscribed [SERV-006]', () => {
    expect(wordsOf({ status: 'subscribe_processing', status_change_date: date })).toBe(
      tied('Будет подключена 21~декабря~2026'),
    );
  });

  it('says until when a cancelled one still works [SERV-007, SERV-008]', () => {
    const until = tied('Подключена до~21~декабря~2026');
    expect(wordsOf({ status: 'unsubscribed', status_change_date: date }, true)).toBe(until);
    expect(wordsOf({ status: 'unsubscribe_processing', status_change_date: date }, true)).toBe(
      until,
    );
  });

  it('says that a request is being worked on, also while the service is active [SERV-009, SERV-011]', () => {
    const waiting = serviceStatuses.filter((status) => /requested|processing/u.test(status));
    const words = waiting.flatMap((status) => [wordsOf({ status }), wordsOf({ status }, true)]);
    expect(waiting).toHaveLength(6);
    expect([...new Set(words)]).toEqual(['Заявка обрабатывается']);
  });

  it('says that nothing is subscribed where nothing else is true [SERV-010]', () => {
    expect(wordsOf()).toBe('Не\u00A0подключена');
    expect(wordsOf({ status: 'unsubscribed' })).toBe('Не\u00A0подключена');
  });

  it('has words for every status that there is [SERV-001]', () => {
    const seen = subscriptionStatesFixture.map((state) => wordsOf(state));
    expect(new Set(subscriptionStatesFixture.map(({ status }) => status)).size).toBe(9);
    expect(seen.filter((words) => words === '' || words.startsWith('info.'))).toEqual([]);
  });
});
