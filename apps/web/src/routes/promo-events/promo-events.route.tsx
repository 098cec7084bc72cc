import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { promoEventsData } from '@foyer/structured-data/promo-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPromoEvents } from '@foyer/titles/promo-events/load-promo-events';
import { PromoEventsPage } from '@foyer/titles/promo-events/promo-events.page';
import type { Route } from './+types/promo-events.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const data = await loadPromoEvents(serverLoaderPage(context), url);
  return withStructuredData(serverLoaderPage(context), data, (page) => promoEventsData(data, page));
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadPromoEvents(browserPage(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** The list of promo events. Spec 2 §2 "/promo_events" */
export default function PromoEventsRoute({ loaderData }: Route.ComponentProps) {
  return <PromoEventsPage {...loaderData} />;
}
