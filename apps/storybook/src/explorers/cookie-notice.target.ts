import {
  type CookieNoticeContext,
  type CookieNoticeEvent,
  cookieNoticeEvents,
  cookieNoticeMachine,
} from '@foyer/cookie-notice';
import { cookieNoticeInputs, cookiePages } from '@foyer/cookie-notice/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';

const examples: CookieNoticeEvent[] = Object.values(cookiePages).map((page) => ({
  type: 'navigation.changed',
  page,
}));

/** The cookie notice. */
export const cookieNoticeTarget: ExplorerTarget = {
  machine: cookieNoticeMachine,
  events: cookieNoticeEvents,
  inputs: cookieNoticeInputs,
  examples,
  summarise: ({ hasConsent, page }: CookieNoticeContext) => [hasConsent, page],
};
