import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { promoEventData } from '@foyer/structured-data/promo-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPromoEvent } from '@foyer/titles/promo-event/load-promo-event';
import { PromoEventPage } from '@foyer/titles/promo-event/promo-event.page';
import type { Route } from './+types/promo-event.route';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const data = await loadPromoEvent(serverLoaderPage(context), id);
  return withStructuredData(serverLoaderPage(context), data, (page) => promoEventData(data, page));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadPromoEvent(browserPage(), params.id);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A promo event by id or slug. Spec 2 §2 "/promo_events/{id}" */
export default function PromoEventRoute({ loaderData }: Route.ComponentProps) {
  return <PromoEventPage id={loaderData.id} />;
}
