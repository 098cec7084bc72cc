import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { headTags } from '@foyer/page-runtime/page/page-head';
import { personPageData } from '../../structured-data/person-data.ts';
import { withStructuredData } from '../../structured-data/structured-data.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { loadPerson } from './load-person.ts';
import { PersonPage } from './person.page.tsx';
import type { Route } from './+types/person.route';

export async function loader({ context, ...call }: Route.LoaderArgs) {
  const data = await loadPerson(serverLoaderPage(context), call);
  return withStructuredData(context, data, (page) => personPageData(data.input, page));
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return loadPerson(browserPage(), call);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** A person by id or slug. Spec 2 §2 */
export default function PersonRoute({ loaderData: { input } }: Route.ComponentProps) {
  return <PersonPage input={input} />;
}
