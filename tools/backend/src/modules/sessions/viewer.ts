import type { Language } from '@foyer/contract';
import type { accounts, profiles } from '../../database/schema.ts';

/** A row of the accounts. */
export type Account = typeof accounts.$inferSelect;
/** A row of the profiles. */
export type ProfileRow = typeof profiles.$inferSelect;

/** The child that watched last on a device. */
export interface DeviceHolder {
  account: Account;
  /** Absent once it was deleted. */
  profile: ProfileRow | undefined;
}

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
  /** Id of the label on whose site the viewer is, where a trusted proxy says it. */
  label: string | undefined;
  /** The device that the session was started on, if it said which. */
  deviceUid: string | undefined;
  /** When its holder last showed that the account is theirs. */
  provedAt: Date | undefined;
  /** When its holder signed in; absent in a demo session, and where a session of an older version was not renewed yet. */
  signedInAt: Date | undefined;
  /** Absent in a demo session. */
  account: Account | undefined;
  /** The profile that is watching; present whenever there is an account. */
  profile: ProfileRow | undefined;
  /** Without an account: the child whose limits hold on this device. */
  heldBy: DeviceHolder | undefined;
  /** Whether the profile is a child's: its age, hours or time are limited. */
  isChild: boolean;
}

/** A viewer who has signed in. */
export interface AccountViewer extends Viewer {
  account: Account;
  profile: ProfileRow;
}
