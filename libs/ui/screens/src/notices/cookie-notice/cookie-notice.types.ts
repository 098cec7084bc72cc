/** Props of the cookie notice. */
export interface CookieNoticeProps {
  /** The reader agrees; the notice is then taken away by whoever shows it. COOKIE-005 */
  onAccept: () => void;
  /** Where the cookies are explained. @default '/docs' */
  policyHref?: string;
}
