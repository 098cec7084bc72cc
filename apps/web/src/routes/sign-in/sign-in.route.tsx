import { demoAccountsQuery } from './demo-accounts.query.ts';
import { browserLoaderPage, serverLoaderPage, type LoaderPage } from '../loader-page.ts';
import { headTags, type PageHead } from '../page-head.ts';
import { SignInPage } from './sign-in.page.tsx';
import type { Route } from './+types/sign-in.route';

/** The demo accounts exist only while demo powers are on; the page then lists them. */
async function load({ client, queryClient, label, language, t, origin }: LoaderPage) {
  await queryClient.ensureQueryData(demoAccountsQuery(client));
  const head: PageHead = {
    title: t('page.title', { title: t('page.signIn.title'), site: label.name[language] }),
    description: t('page.signIn.text'),
    address: `${origin}/auth`,
    language,
    languages: label.languages,
    isIndexed: false,
  };
  return { head };
}

export function loader({ context }: Route.LoaderArgs) {
  return load(serverLoaderPage(context));
}

export function clientLoader() {
  return load(browserLoaderPage());
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

/** Sign-in with a demo account, until the login flow stands here. */
export default function SignInRoute() {
  return <SignInPage />;
}
