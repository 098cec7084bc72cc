export { type CookieNoticeEvent, cookieNoticeEvents } from './cookie-notice.events.ts';
export { cookieNoticeMachine, createCookieNoticeMachine } from './cookie-notice.machine.ts';
export { selectIsCookieNoticeShown } from './cookie-notice.selectors.ts';
export type {
  CookieNoticeContext,
  CookieNoticeInput,
  CookieNoticeOutput,
  CookieNoticePorts,
  CookiePage,
} from './cookie-notice.types.ts';
