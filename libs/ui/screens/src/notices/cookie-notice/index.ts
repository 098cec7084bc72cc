export { CookieNotice } from './cookie-notice.tsx';
export type { CookieNoticeProps } from './cookie-notice.types.ts';
