import type { AccountSettings } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';

/** What a blocked viewer can still do: sign out, go to an address outside the site, or to a page of it. ACCT-006 */
export type BlockAction =
  | { type: 'logout'; title: string }
  | { type: 'external'; title: string; url: string }
  | { type: 'screen'; title: string; path: string };

/** What a blocked viewer is told. ACCT-008 */
export interface BlockScreen {
  message: string;
  submessage: string | undefined;
  /** Name of a picture, for example `lock`. */
  icon: string | undefined;
  actions: readonly BlockAction[];
}

/** What is known when the page starts. */
export interface AccountBlockInput {
  /** Absent for a visitor. */
  settings: AccountSettings | undefined;
}

/** What the flow remembers; JSON-safe. */
export interface AccountBlockContext {
  /** False again once the viewer has closed the dialog. ACCT-004 */
  isBlocked: boolean;
  screen: BlockScreen | undefined;
  /** Why signing out failed. */
  message: Message | undefined;
}

/** Effects of the flow. Calls reject for a 4xx or 5xx answer. */
export interface AccountBlockPorts {
  /** Ends the session. The flow `session` is told, and leads home. ACCT-009 */
  signOut: Port<undefined, unknown>;
  /** Leads to a page of the site. Must not throw. */
  openScreen(path: string): void;
  /** Opens an address of the operator's list beside the site, and no other. Must not throw. */
  openExternal(url: string): void;
}
