import { redirect } from 'react-router';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import { viewerOfSession } from '@foyer/page-runtime/page/require-account';
import { pageRequest } from '../../page/page-request.ts';
import { serverLoaderPage } from '../server-loader-page.ts';
import { returnPath } from './return-path.ts';
import { SignInPage } from './sign-in.page.tsx';
import type { Route } from './+types/sign-in.route';

/** The one address of the page's two that counts. @throws a redirect for whoever has signed in. */
async function load(page: LoaderPage, { url }: Request): Promise<string> {
  if (await viewerOfSession(page)) throw redirect(returnPath(new URL(url).search));
  return addressIn(`${page.origin}/auth`, page.language);
}

export function loader({ context, request }: Route.LoaderArgs) {
  const page = serverLoaderPage(context);
  const { hasSession } = context.get(pageRequest).config;
  return hasSession ? load(page, request) : addressIn(`${page.origin}/auth`, page.language);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(browserPage(), request);
}

/** Sign-in and registration. Spec 1 §4 "Login flow" */
export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  return <SignInPage address={loaderData} />;
}
