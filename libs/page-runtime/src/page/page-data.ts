import { data, redirect } from 'react-router';
import { supportCode } from '@foyer/client';
import { isApiError } from '@foyer/contract';
import { sitePath } from '@foyer/site-map';

const notFoundStatus = 404;
const geoBlockedStatus = 451;

/** What the not-found page knows of the refusal that it stands for. NAV-004 */
export interface MissingPage {
  /** The service's `error_code`. */
  code: number | undefined;
  /** As support asks for it. */
  supportCode: string;
}

/**
 * Waits for what a page shows; a 404 of the service becomes the page's own, its 451 leads to the page that
 * explains it, any other failure is thrown on and shows the error page. NAV, ERR-011
 */
export async function pageData<Value>(load: Promise<Value>): Promise<Value> {
  try {
    return await load;
  } catch (error) {
    if (isApiError(error) && error.status === notFoundStatus) {
      const missing: MissingPage = { code: error.code, supportCode: supportCode(error) };
      throw data(missing, { status: notFoundStatus });
    }
    if (isApiError(error) && error.status === geoBlockedStatus)
      throw redirect(sitePath('/geoblock'));
    throw error;
  }
}
