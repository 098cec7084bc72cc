import type { Message, Port, Secret } from '@foyer/core';
import type { TvCodeKind } from './tv-code.rules.ts';

/** What the service says of a code that a television shows. TVCODE-009 */
export interface TvCodeResult {
  /** A television was signed in; otherwise none shows the code. */
  isConnected: boolean;
  /** The service's words. */
  text: string | undefined;
}

/** Whether the viewer has an account. */
export interface TvCodeViewer {
  isSignedIn: boolean;
}

/** What the flow remembers; JSON-safe, the codes in boxes. */
export interface TvCodeContext {
  kind: TvCodeKind;
  /** Counts the forms: each new one begins with what it was given, or empty. */
  form: number;
  /** What the form begins with. QUERY-009, QUERY-010 */
  given: Secret | undefined;
  /** The code on its way. */
  code: Secret | undefined;
  /** The viewer came back to the form, which takes the focus. TVCODE-004 */
  isReturned: boolean;
  /** The page was made for a visitor, who has signed in since. */
  isPageOld: boolean;
  isCodeBad: boolean;
  message: Message | undefined;
}

/** What the flow needs from the page and the service. Its calls reject for a 4xx or 5xx answer. */
export interface TvCodePorts {
  /** The code of the address that the visit began with. QUERY-009, QUERY-010 */
  readAddress: Port<undefined, Secret | undefined>;
  findViewer: Port<undefined, TvCodeViewer>;
  /** Asks a visitor to sign in over the page. TVCODE-006 */
  signIn: Port<undefined, TvCodeViewer>;
  /** Signs in the television that shows the code. TVCODE-009 */
  authorize: Port<{ code: Secret }, TvCodeResult>;
  /** Connects an operator's television; gives the service's words. TVCODE-010 */
  sendOperatorCode: Port<{ code: Secret }, string | undefined>;
  /** Keeps the page from being loaded again until it is aborted. Readings 19 */
  holdPage: Port<undefined, unknown>;
}
