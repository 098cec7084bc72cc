import type { Message, Port } from '@foyer/core';

/** The prepaid account. */
export interface RefillAccount {
  /** Minor units. */
  balance: number;
  /** ISO 4217. */
  currency: string;
  /** A closed one pays nothing. PAY-018 */
  isActive: boolean;
  /** Page outside the site where it is topped up; absent where there is none. */
  refillUrl: string | undefined;
}

/** What finds out after a reload whether money has arrived. */
export interface RefillRecord {
  /** Before the viewer left to top up; minor units. */
  balance: number;
}

/** What the flow begins with. */
export interface AccountRefillInput {
  account: RefillAccount;
  /** What this tab had begun: the account is read first. */
  kept?: RefillRecord | undefined;
}

/** How the flow ended: the viewer goes on with what the money was for. Case C8 */
export interface AccountRefillOutput {
  status: 'goOn';
  account: RefillAccount;
}

/** What the flow remembers; JSON-safe. */
export interface AccountRefillContext {
  account: RefillAccount;
  /** The balance before the viewer left; nothing while they have not. */
  before: number | undefined;
  /** How much has arrived since; minor units. */
  arrived: number;
  /** Readings in a row without news. */
  attempts: number;
  message: Message | undefined;
}

/** What the flow needs from the page and the service. */
export interface AccountRefillPorts {
  /** Opens the page outside the site; rejects when that cannot be done. */
  openPage: Port<{ url: string }, unknown>;
  readAccount: Port<undefined, RefillAccount>;
  /** Keeps the record in the tab for this account, or forgets it. */
  keep: (record: RefillRecord | undefined) => void;
}
