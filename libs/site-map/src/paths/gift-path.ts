import { sitePath } from '../site-path.ts';
/** The page of certificates. ROUTE-054 */
export const certificatesPath = sitePath('/my/certificates');

/** Where a certificate that the account has bought is shown with its code. The id is that of its order. */
export const giftPath = (id: string): string =>
  `${certificatesPath}?${new URLSearchParams({ gift: id })}`;
