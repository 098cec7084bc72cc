// @vitest-environment node
import { operationList } from '@foyer/contract';
import { expect, it } from 'vitest';
import { newsOf } from './tab-news.ts';

/** Every call of the contract that is such news. */
const callsOf = (news: 'viewer' | 'page') =>
  operationList.map(({ operationId }) => operationId).filter((id) => newsOf(id) === news);

it('tells the other tabs of whatever makes the viewer another', () => {
  expect(callsOf('viewer').sort()).toEqual([
    'createSession',
    'deleteSession',
    'demoSignIn',
    'editProfile',
    'finishPoll',
    'setLanguage',
    'switchProfile',
  ]);
});

it('tells the other tabs of whatever is bought, given or paid with', () => {
  expect(callsOf('page').sort()).toEqual([
    'activateCertificate',
    'addBankCard',
    'buyContent',
    'cancelService',
    'changeBonusLogin',
    'confirmBonus',
    'confirmTicket',
    'deleteBankCard',
    'drawBonus',
    'registerBonus',
    'renewByBankCard',
    'resumeService',
    'sendOttTvCode',
    'sendPromoCode',
  ]);
});
