import type { Language } from '@foyer/contract';
import type { accounts, profiles } from '../../database/schema.ts';

/** A row of the accounts. */
export type Account = typeof accounts.$inferSelect;
/** A row of the profiles. */
export type ProfileRow = typeof profiles.$inferSelect;

/** Who holds a session. */
export interface Viewer {
  tokenHash: string;
  /** Key of the hashes of the session's codes; absent where the session was found without its token. */
  codeKey: string | undefined;
  state: 'normal' | 'restricted';
  /** Whether nothing but the renewal is open to the session. ERR-007. */
  isStale: boolean;
  /** Chosen by the viewer. */
  language: Language | undefined;
  /** The device that the session was started on, if it said which. */
  deviceUid: string | undefined;
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
