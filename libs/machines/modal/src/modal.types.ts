import type * as v from 'valibot';
import type { modalRequestSchema } from './modal.events.ts';

/** What a flow asks for when it wants a dialog; JSON-safe. */
export type ModalRequest = v.InferOutput<typeof modalRequestSchema>;

/** A dialog with every choice made: the defaults of the specification fill what the request left open. */
export interface Modal {
  /** Unique among the dialogs that are open or waiting. */
  id: string;
  /** Which dialog, for example `login`; the shell knows the view that belongs to it. */
  name: string;
  /** What the dialog shows; JSON-safe and without secrets. */
  data: Readonly<Record<string, unknown>>;
  /** System id of the actor that is told how the dialog ended. */
  asker: string | undefined;
  isCancellable: boolean;
  closesOnEscape: boolean;
  ignoresNavigation: boolean;
  animation: 'opacity-scale' | 'none';
  /** Seconds until it closes by itself; 0 is never. */
  autoCloseSeconds: number;
}

/** Why a dialog ended without a result. */
export type ModalRejection =
  /** The viewer closed it. */
  | 'cancelled'
  /** The page was left. */
  | 'navigation'
  /** Its time was over. */
  | 'expired'
  /** Another dialog took its place. */
  | 'replaced'
  /** Whoever asked took it back. */
  | 'withdrawn';

/** How a dialog ended: sent to its asker, and emitted for listeners outside the actor system. Exactly once for each. */
export type ModalOutcome =
  | { type: 'modal.resolved'; id: string; name: string; result: unknown }
  | { type: 'modal.rejected'; id: string; name: string; reason: ModalRejection };

/** What the flow remembers; JSON-safe. */
export interface ModalContext {
  /** The dialog on the screen, also while it fades. */
  current: Modal | undefined;
  /** Dialogs that wait for it to end, the next one first. */
  waiting: readonly Modal[];
  /** Whether the page was left while it lay under dialogs; its scroll position then means nothing. */
  hasLeftPage: boolean;
}

/** Effects of the flow on the page under the dialogs. They must not throw. */
export interface ModalPorts {
  /** Stops the page from scrolling and notes where it stands. Called again for each dialog in a row; only the first counts. */
  holdPage(): void;
  /** Lets the page scroll, and puts it back to where it stood when it is still the same page. */
  releasePage(page: { isSamePage: boolean }): void;
}
