import { eventCodes } from '@foyer/contract';
import { expect, it } from 'vitest';
import { dialogs } from './dialogs.ts';

/** Dialogs that pages and flows ask for by name. */
const asked = [
  'account-block',
  'bonus',
  'card-binding',
  'error',
  'frame',
  'info',
  'language',
  'login',
  'new-profile',
  'password-confirm',
  'payment',
  'pin',
  'pin-change',
  'poll',
  'popup',
  'profiles',
];

it('has a dialog for each name that is asked for, and for each event that opens one', () => {
  expect(Object.keys(dialogs).toSorted()).toEqual([...asked, ...eventCodes.player].toSorted());
});
