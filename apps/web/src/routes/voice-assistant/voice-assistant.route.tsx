import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { requireAccount } from '@foyer/page-runtime/page/require-account';
import { ownAddress } from '@foyer/page-parts/unlisted/own-address';
import { serverLoaderPage } from '../server-loader-page.ts';
import { VoiceAssistantPage } from './voice-assistant.page.tsx';
import type { Route } from './+types/voice-assistant.route';

async function load(page: LoaderPage, { request, url }: Pick<Route.LoaderArgs, 'request' | 'url'>) {
  const { phone, email } = await requireAccount(page, request);
  return { address: ownAddress(page, url), origin: page.origin, login: phone ?? email ?? '' };
}

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** Links the voice assistant to the account. Spec 2 §2 "/alice/auth" */
export default function VoiceAssistantRoute({ loaderData }: Route.ComponentProps) {
  return <VoiceAssistantPage {...loaderData} />;
}
