import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { ensureList } from '@foyer/page-runtime/page/list-pages';
import { serverLoaderPage } from '../server-loader-page.ts';
import { journalList } from '@foyer/personal-area/my-journal/journal-list';
import { JournalView } from '@foyer/personal-area/my-journal/journal-view';
import { loadPersonal } from '@foyer/personal-area/personal/load-personal';
import type { Route } from './+types/my-messages.route';

type Call = Pick<Route.LoaderArgs, 'request' | 'url'>;

const load = (page: LoaderPage, call: Call) =>
  loadPersonal(page, call, (number) => [
    ensureList(page.queryClient, journalList(page.client, 'message', number)),
  ]);

export function loader(call: Route.LoaderArgs) {
  return load(serverLoaderPage(call.context), call);
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return load(browserPage(), call);
}

/** The messages of the journal. Spec 2 §2 "/my/journal/messages" */
export default function MyMessagesRoute({ loaderData }: Route.ComponentProps) {
  return <JournalView kind="message" {...loaderData} />;
}
