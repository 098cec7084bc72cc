export {
  type CookieNoticeActor,
  CookieNoticeFlow,
  type CookieNoticeFlowProps,
} from './cookie-notice.view.tsx';
