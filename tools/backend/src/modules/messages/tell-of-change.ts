import type { OperationId, operations } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import { messages } from '../../database/schema.ts';
import {
  accountChangeAdvice,
  accountChangeTitles,
  type AccountChange,
} from '../../texts/account-changes.ts';
import { findMaster } from '../sessions/sessions.store.ts';

type ProvedId = {
  [Id in OperationId]: (typeof operations)[Id] extends { proof: unknown } ? Id : never;
}[OperationId];

/**
 * What each call changes that needs a proof; a new one must choose. What moves the account or sets its password says so
 * itself, since a sign-in can do it as well.
 */
const changes: Readonly<Record<ProvedId, AccountChange | 'told by its service' | 'nothing'>> = {
  migratePhone: 'told by its service',
  resetPassword: 'told by its service',
  changePin: 'pin',
  deletePin: 'pin',
  editProfile: 'limits',
  createProfile: 'profiles',
  deleteProfile: 'profiles',
  addBankCard: 'cards',
  buyContent: 'cards',
  deleteBankCard: 'cards',
  renewByBankCard: 'subscriptions',
  cancelService: 'subscriptions',
  resumeService: 'subscriptions',
  deleteDevice: 'devices',
  getCertificate: 'nothing',
};

/** What a call changes of an account, of which its owner is to be told. */
export function changeBy(operationId: string): AccountChange | undefined {
  const change = Object.entries(changes).find(([id]) => id === operationId)?.[1];
  return change === 'told by its service' || change === 'nothing' ? undefined : change;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Tells the owner of an account of a change, in the journal of its master profile. Changes of one kind within an hour
 * are one message, unread again with each.
 */
export async function tellOfChange(
  db: Database,
  { accountId, change }: { accountId: string; change: AccountChange },
  at: Date,
): Promise<void> {
  const master = await findMaster(db, accountId);
  const unread = { sentAt: at, deliveredAt: null, shownAt: null, clickedAt: null };
  await db
    .insert(messages)
    .values({
      id: `${accountId}-${change}-${Math.floor(at.getTime() / HOUR_MS)}`,
      accountId,
      profileId: master?.id ?? null,
      titles: accountChangeTitles[change],
      texts: accountChangeAdvice,
      ...unread,
    })
    .onConflictDoUpdate({ target: messages.id, set: unread });
}
