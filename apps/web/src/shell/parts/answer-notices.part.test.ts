import { notificationFixture } from '@foyer/contract/fixtures';
import { expect, it, vi } from 'vitest';
import { reportChange } from '../made-changes.ts';
import type { Shell } from '../shell.types.ts';
import { answerNotices } from './answer-notices.part.ts';

/** Starts the part beside a flow for codes of addresses in this state. */
function start(promoAccess: 'waiting' | 'answering') {
  const tell = vi.fn();
  const get = () => ({ getSnapshot: () => ({ value: promoAccess }) });
  const stop = answerNotices({ actor: { system: { get } }, tell } as object as Shell);
  return { told: tell.mock.calls, stop };
}

const received = [
  'notifications',
  { type: 'notification.received', source: 'load', notification: notificationFixture },
];

it('shows what the service says in an answer, and nothing of one that says nothing', () => {
  const { told, stop } = start('waiting');

  reportChange('addFavourite', { notification: notificationFixture });
  reportChange('addFavourite', {});
  reportChange('createSession', { session_state: 'normal', is_auth: true });
  reportChange('deleteSession', undefined);
  stop();
  reportChange('addFavourite', { notification: notificationFixture });

  expect(told).toEqual([received]);
});

it('leaves the code of an address to its flow, and no other', () => {
  const { told, stop } = start('answering');
  reportChange('sendPromoCode', { notification: notificationFixture });
  expect(told).toEqual([]);

  reportChange('addFavourite', { notification: notificationFixture });
  stop();
  const byHand = start('waiting');
  reportChange('sendPromoCode', { notification: notificationFixture });
  byHand.stop();

  expect([told, byHand.told]).toEqual([[received], [received]]);
});
