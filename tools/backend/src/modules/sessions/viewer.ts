import type { Language } from '@foyer/contract';
import type { accounts, profiles } from '../../database/schema.ts';

/** A row of the accounts. */
export type Account = typeof accounts.$inferSelect;
/** A row of the profiles. */
export type ProfileRow = typeof profiles.$inferSelect;

/** Who holds a session. */
export interface Viewer {
  tokenHash: string;
  state: 'normal' | 'restricted';
  language: Language | undefined;
  /** Absent in a demo session. */
  account: Account | undefined;
  /** The profile that is watching; present whenever there is an account. */
  profile: ProfileRow | undefined;
}

/** A viewer who has signed in. */
export interface AccountViewer extends Viewer {
  account: Account;
  profile: ProfileRow;
}
