import type { MessageStatus, Poll } from '@foyer/contract';
import type { Message, Port } from '@foyer/core';
import type * as v from 'valibot';
import type { localNoticeSchema } from './notifications.events.ts';

/** Words of a notice: ours by key or as text, the server's as HTML that must be sanitised before it is shown. NOTIF-002, NOTIF-003 */
export type NoticeText = Message | { readonly html: string };

/** A page of the site, or an address that opens beside it. */
export type LinkTarget =
  | { type: 'screen'; title?: string | undefined; path: string }
  | { type: 'blank'; title?: string | undefined; url: string };

/** Where a notice leads: elsewhere, or to an address in a frame inside the page. */
export type NoticeTarget = LinkTarget | { type: 'iframe'; title?: string | undefined; url: string };

/** What another flow says by a notice; JSON-safe. */
export type LocalNotice = v.InferOutput<typeof localNoticeSchema>;

/** What a toast says. */
export interface NoticeContent {
  tone: 'info' | 'success' | 'warning' | 'error';
  message: NoticeText;
  submessage: NoticeText | undefined;
  /** Address of a picture. */
  image: string | undefined;
  target: NoticeTarget | undefined;
  /** Seconds until it closes by itself; without it, or with 0, the viewer closes it. NOTIF-004, NOTIF-005 */
  durationSeconds: number | undefined;
  isCancellable: boolean;
  /** The message of the journal it stands for. */
  messageId: string | undefined;
  /** A press on the toast asks these questions. */
  poll: Poll | undefined;
}

/** One toast. */
export interface Notice extends NoticeContent {
  id: string;
  /** Its message was reported as shown. */
  isReported: boolean;
}

/** What became of a message, on its way to the server. */
export interface MessageReport {
  messageId: string;
  status: MessageStatus;
}

/** What is known when the page starts. */
export interface NotificationsInput {
  /** Whether the profile wants notifications; true for a visitor, who has no profile. */
  isAllowed: boolean;
  /** Messages that wait to be read. */
  unreadCount: number;
  /** Names of the dialogs that can be shown: what comes by itself asks for no other. @default all */
  dialogs?: readonly string[] | undefined;
}

/** What the flow remembers; JSON-safe. */
export interface NotificationsContext extends NotificationsInput {
  /** Newest first; the first four are on the screen, the others come back when there is room. */
  notices: readonly Notice[];
  /** How many notices there have been; gives the next one its id. */
  noticeCount: number;
  /** Ids of notices whose time runs. */
  timed: readonly string[];
  /** Messages that a dialog or the journal shows while the page is hidden. */
  unseen: readonly string[];
  /** Statuses on their way to the server, oldest first. */
  reports: readonly MessageReport[];
}

/** Effects of the flow. Calls reject for a 4xx or 5xx answer. */
export interface NotificationsPorts {
  sendStatus: Port<MessageReport, unknown>;
  /** Leads to a page of the site or opens an allowed address beside it. Must not throw. */
  openTarget(target: LinkTarget): void;
}
