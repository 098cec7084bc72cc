import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPayment } from '@foyer/purchases/payment/load-payment';
import { PaymentPage } from '@foyer/purchases/payment/payment.page';
import type { Route } from './+types/payment.route';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadPayment(serverLoaderPage(context), request);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // A page that the server has loaded needs none of the calls.
  const { loadPayment: load } = await import('@foyer/purchases/payment/load-payment');
  return load(browserPage(), request);
}

/** Pays for one option, for links that name it. Spec 2 §2 "/pay" */
export default function PaymentRoute({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
