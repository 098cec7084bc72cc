import { allowedParent } from '@foyer/embed-sdk/parent';
import { pageMessageSchema, type PageMessage, type PlayerMessage } from '@foyer/embed-sdk/protocol';
import { safeParse } from 'valibot';
import { awaitPartnerId, forgetPartnerId, setPartnerId } from './partner-id.ts';

type WithoutEnvelope<Message> = Message extends PlayerMessage
  ? Omit<Message, 'source' | 'version' | 'content_id'>
  : never;

/** What the player has to say, before it is put into its envelope. */
export type PlayerNews = WithoutEnvelope<PlayerMessage>;

/** What comes from the page around the player; what is no message of the protocol is an error. EMBED-014 */
export type ParentEvent = PageMessage | { event: 'error'; reason: 'unparsable'; data: unknown };

/** A page that the player stands in and may speak to. */
export interface ParentWindow {
  tell: (news: PlayerNews) => void;
  /** Ends it; the partner is forgotten with the page. */
  close: () => void;
}

/** What {@link openParentWindow} works with. */
export interface ParentWindowOptions {
  contentId: string;
  /** Origins whose pages the operator lets the player stand in. */
  origins: readonly string[];
  /** Hears what the page says, after the partner was kept. */
  onEvent?: (event: ParentEvent) => void;
  /** @default the player's own window */
  view?: Window;
}

/** Objects, and texts of them: a native page has only texts. */
function readPageMessage(data: unknown): ParentEvent {
  const error = { event: 'error', reason: 'unparsable', data } as const;
  let message = data;
  if (typeof data === 'string') {
    try {
      message = JSON.parse(data);
    } catch {
      return error;
    }
  }
  const read = safeParse(pageMessageSchema, message);
  return read.success ? read.output : error;
}

/**
 * Opens the way to the page that the player stands in, and asks it for the partner. Spec 3 §7 "Parent-window messages"
 *
 * @returns Nothing where there is no such page, or one that the operator has not allowed: nothing is then said or heard.
 */
export function openParentWindow({
  contentId,
  origins,
  onEvent,
  view = window,
}: ParentWindowOptions): ParentWindow | undefined {
  const parent = allowedParent(origins, view);
  if (!parent) return undefined;

  const tell = (news: PlayerNews) =>
    parent.tell({ source: 'foyer', version: 1, content_id: contentId, ...news });
  const onMessage = (message: MessageEvent<unknown>) => {
    if (message.source !== view.parent || message.origin !== parent.origin) return;
    const event = readPageMessage(message.data);
    if (event.event === 'set_partner_id') setPartnerId(event.partner_id);
    onEvent?.(event);
  };

  view.addEventListener('message', onMessage);
  awaitPartnerId();
  tell({ event: 'get_partner_id' });
  return {
    tell,
    close: () => {
      view.removeEventListener('message', onMessage);
      forgetPartnerId();
    },
  };
}
