import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { ensureList } from '@foyer/page-runtime/page/list-pages';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import { MyRemindersPage } from '@foyer/personal-area/my-reminders/my-reminders.page';
import { reminderList } from '@foyer/personal-area/my-reminders/reminder-list';
import type { Route } from './+types/my-reminders.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, (number) => [
    ensureList(page.queryClient, reminderList(page.client, number)),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The reminders of the profile. Spec 2 §2 "/my/reminders" */
export default function MyRemindersRoute({ loaderData }: Route.ComponentProps) {
  return <MyRemindersPage {...loaderData} />;
}
