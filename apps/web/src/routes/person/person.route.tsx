import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { personPageData } from '@foyer/structured-data/person-data';
import { withStructuredData } from '@foyer/structured-data/structured-data';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPerson } from '@foyer/titles/person/load-person';
import { PersonPage } from '@foyer/titles/person/person.page';
import type { Route } from './+types/person.route';

export async function loader({ context, ...call }: Route.LoaderArgs) {
  const data = await loadPerson(serverLoaderPage(context), call);
  return withStructuredData(serverLoaderPage(context), data, (page) =>
    personPageData(data.input, page),
  );
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return loadPerson(browserPage(), call);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A person by id or slug. Spec 2 §2 */
export default function PersonRoute({ loaderData: { input } }: Route.ComponentProps) {
  return <PersonPage input={input} />;
}
