import { data, redirect } from 'react-router';
import { isApiError } from '@foyer/contract';

const notFoundStatus = 404;
const geoBlockedStatus = 451;

/**
 * Waits for what a page shows; a 404 of the service becomes the page's own, its 451 leads to the page that
 * explains it, any other failure is thrown on and shows the error page. NAV, ERR-011
 */
export async function pageData<Value>(load: Promise<Value>): Promise<Value> {
  try {
    return await load;
  } catch (error) {
    if (isApiError(error) && error.status === notFoundStatus) {
      throw data(null, { status: notFoundStatus });
    }
    if (isApiError(error) && error.status === geoBlockedStatus) throw redirect('/geoblock');
    throw error;
  }
}
