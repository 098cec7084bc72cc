import { demoAccountsQuery } from './demo-accounts.query.ts';
import { browserLoaderPage, serverLoaderPage, type LoaderPage } from '../loader-page.ts';
import { addressIn } from '../page-head.ts';
import { SignInPage } from './sign-in.page.tsx';
import type { Route } from './+types/sign-in.route';

/**
 * The demo accounts exist only while demo powers are on; the page then lists them.
 *
 * @returns The one address of the page's two that counts.
 */
async function load({ client, queryClient, language, origin }: LoaderPage): Promise<string> {
  await queryClient.ensureQueryData(demoAccountsQuery(client));
  return addressIn(`${origin}/auth`, language);
}

export function loader({ context }: Route.LoaderArgs) {
  return load(serverLoaderPage(context));
}

export function clientLoader() {
  return load(browserLoaderPage());
}

/** Sign-in with a demo account, until the login flow stands here. */
export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  return <SignInPage address={loaderData} />;
}
