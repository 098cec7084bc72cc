import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { promoEventsData } from '../../structured-data/promo-data.ts';
import { withStructuredData } from '../../structured-data/structured-data.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPromoEvents } from './load-promo-events.ts';
import { PromoEventsPage } from './promo-events.page.tsx';
import type { Route } from './+types/promo-events.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadPromoEvents(serverLoaderPage(context), url);
  return withStructuredData(context, data, (page) => promoEventsData(data, page));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadPromoEvents(browserPage(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The list of promo events. Spec 2 §2 "/promo_events" */
export default function PromoEventsRoute({ loaderData }: Route.ComponentProps) {
  return <PromoEventsPage {...loaderData} />;
}
