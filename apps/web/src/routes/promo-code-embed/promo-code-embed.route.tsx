import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { ownAddress } from '../unlisted/own-address.ts';
import { PromoCodeEmbedPage } from './promo-code-embed.page.tsx';
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
