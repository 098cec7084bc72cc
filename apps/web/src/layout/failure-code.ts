import { isApiError, isNetworkError } from '@foyer/contract';
import { supportCode } from '@foyer/client';
import type { PageConfig } from '@foyer/page-runtime/page/page-state';

/**
 * The support code of a failed load. What failed on the server reaches the page as an error without a name; its code
 * came with the document, and counts where the document was made for. ERR-017, ERR-018
 */
export function failureCode(
  error: unknown,
  pathname: string,
  { failureCode: code, initialPage }: Pick<PageConfig, 'failureCode' | 'initialPage'>,
): string {
  const isNamed = isApiError(error) || isNetworkError(error);
  return (!isNamed && pathname === initialPage && code) || supportCode(error);
}
