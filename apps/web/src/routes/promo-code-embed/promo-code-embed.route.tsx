import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { PromoCodeEmbedPage } from '@foyer/purchases/promo-code-embed/promo-code-embed.page';
import { serverLoaderPage } from '../server-loader-page.ts';
import type { Route } from './+types/promo-code-embed.route';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = serverLoaderPage(context);
  await Promise.all((['input', 'purchase'] as const).map((name) => page.loadTexts(name)));
  return ownAddress(page, url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return ownAddress(browserPage(), url);
}

/** Where a promo code is entered, without the site around it. Spec 2 §2 "/embed/promocode" */
export default function PromoCodeEmbedRoute({ loaderData }: Route.ComponentProps) {
  return <PromoCodeEmbedPage address={loaderData} />;
}
