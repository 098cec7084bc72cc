import { data } from 'react-router';
import { isApiError } from '@foyer/contract';

const notFoundStatus = 404;

/**
 * Waits for what a page shows; a 404 of the service becomes the page's own, any other failure is
 * thrown on and shows the error page. NAV
 */
export async function pageData<Value>(load: Promise<Value>): Promise<Value> {
  try {
    return await load;
  } catch (error) {
    if (isApiError(error) && error.status === notFoundStatus) {
      throw data(null, { status: notFoundStatus });
    }
    throw error;
  }
}
