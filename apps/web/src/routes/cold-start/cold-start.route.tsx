import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { ColdStartPage } from './cold-start.page.tsx';
import { loadColdStart } from './load-cold-start.ts';
import type { Route } from './+types/cold-start.route';

export function loader(call: Route.LoaderArgs) {
  return loadColdStart(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return loadColdStart(browserPage(), call);
}

/** What a profile likes, from which recommendations begin. Spec 3 §2 "Cold start" */
export default function ColdStartRoute({ loaderData }: Route.ComponentProps) {
  return <ColdStartPage {...loaderData} />;
}
