import { notificationFixture } from '@foyer/contract/fixtures';
import { expect, it, vi } from 'vitest';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { reportChange } from '../made-changes.ts';
import { answerNotices } from './answer-notices.part.ts';

function start() {
  const tell = vi.fn();
  const stop = answerNotices({ tell } as object as Shell);
  return { told: tell.mock.calls, stop };
}

const received = [
  'notifications',
  { type: 'notification.received', source: 'load', notification: notificationFixture },
];

it('shows what the service says in an answer, and nothing of one that says nothing', () => {
  const { told, stop } = start();

  reportChange('addFavourite', { notification: notificationFixture });
  reportChange('addFavourite', {});
  reportChange('createSession', { session_state: 'normal', is_auth: true });
  reportChange('deleteSession', undefined);
  stop();
  reportChange('addFavourite', { notification: notificationFixture });

  expect(told).toEqual([received]);
});

it('leaves promo codes to their flows, which say in their place what came of them [PROMO-002]', () => {
  const { told, stop } = start();
  reportChange('sendPromoCode', { notification: notificationFixture });
  expect(told).toEqual([]);

  reportChange('activateCertificate', { notification: notificationFixture });
  stop();

  expect(told).toEqual([received]);
});

it('leaves the answer to the code of a television to its form [TVCODE-002, TVCODE-010]', () => {
  const { told, stop } = start();
  reportChange('authorizeTvCode', { success: true, notification: notificationFixture });
  reportChange('sendOttTvCode', { notification: notificationFixture });
  stop();

  expect(told).toEqual([]);
});
