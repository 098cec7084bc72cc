import type { createAppMachine } from '@foyer/app';
import type { ActorRefFrom, AnyEventObject } from 'xstate';
import type { BrowserPage } from '../page/browser-page.ts';

/** The root actor of the page. */
export type AppActor = ActorRefFrom<ReturnType<typeof createAppMachine>>;

/** What ports and parts of the shell work with. */
export interface ShellSurroundings {
  page: BrowserPage;
  /** The uid that the root actor has; with it a session starts on its device. */
  uid: () => string | undefined;
  /** Goes to a page of the site without a document load, as a link would. */
  goTo: (address: string, options?: { isReplacing?: boolean }) => void;
  /** Tells a long-lived flow by its system id, if it runs. */
  tell: (systemId: string, event: AnyEventObject) => void;
  /** Whether the viewer is in the middle of something that no reload may cut off. Readings 19 */
  isBusy: () => boolean;
}

/** The running shell. */
export interface Shell extends ShellSurroundings {
  actor: AppActor;
}

/** One part of the shell beside the flows: it joins the page to them. Starts with the root actor. @returns Stops it. */
export type ShellPart = (shell: Shell) => () => void;
