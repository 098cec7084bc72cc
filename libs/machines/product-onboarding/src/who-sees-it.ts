import type { ProductOnboarding } from '@foyer/contract';

/** Whether the toggle names what was bought: each entry of `products` is met by any of its ids. ONBOARD-003 */
export const isNamed = (
  { products }: Pick<ProductOnboarding, 'products'>,
  productId: string,
): boolean => products.some(({ ids }) => ids.includes(productId));

/**
 * Where an account stands between 0 and 99: the first 8 hexadecimal digits of SHA-256 over salt and account id, modulo
 * 100. Another salt mixes the accounts in another order. ONBOARD-003
 *
 * @throws TypeError where the browser has no Web Crypto, as on pages without TLS.
 */
export async function bucketOf(salt: string, accountId: string): Promise<number> {
  const bytes = new TextEncoder().encode(salt + accountId);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return new DataView(digest).getUint32(0) % 100;
}

/** Whether an account is among the share that sees it: none at 0, all at 100. ONBOARD-003 */
export const isChosen = async (
  { ab_salt, ab_percent }: Pick<ProductOnboarding, 'ab_salt' | 'ab_percent'>,
  accountId: string,
): Promise<boolean> => (await bucketOf(ab_salt, accountId)) < ab_percent;
