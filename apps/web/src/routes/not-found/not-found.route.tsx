import { data } from 'react-router';

const notFoundStatus = 404;

function refuse(): never {
  throw data(null, { status: notFoundStatus });
}

export const loader = refuse;
export const clientLoader = refuse;

/** Never shown: its load fails, and the error page stands in its place. ROUTE-083 */
export default function NotFoundRoute() {
  return null;
}
