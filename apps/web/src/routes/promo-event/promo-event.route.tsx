import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { promoEventData } from '../../structured-data/promo-data.ts';
import { withStructuredData } from '../../structured-data/structured-data.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPromoEvent } from './load-promo-event.ts';
import { PromoEventPage } from './promo-event.page.tsx';
import type { Route } from './+types/promo-event.route';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const data = await loadPromoEvent(serverLoaderPage(context), id);
  return withStructuredData(context, data, (page) => promoEventData(data, page));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadPromoEvent(browserPage(), params.id);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A promo event by id or slug. Spec 2 §2 "/promo_events/{id}" */
export default function PromoEventRoute({ loaderData }: Route.ComponentProps) {
  return <PromoEventPage id={loaderData.id} />;
}
