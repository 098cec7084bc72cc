import { bonusProgramsQuery } from '@foyer/client';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyBonusesPage } from '@foyer/personal-area/my-bonuses/my-bonuses.page';
import type { Route } from './+types/my-bonuses.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, () => [
    page.queryClient.ensureQueryData(bonusProgramsQuery(page.client)),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The bonus programs. Spec 2 §2 "/my/bonuses" */
export default function MyBonusesRoute({ loaderData }: Route.ComponentProps) {
  return <MyBonusesPage {...loaderData} />;
}
