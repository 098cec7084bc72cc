import { sitePath } from '../site-path.ts';
/** Path of the page that signs in. */
export const signInPath = sitePath('/auth');

/** Parameter of the sign-in page: where to go on after it. */
export const returnParameter = 'from';

/** Where sign-in is, with the way back to a page of the site. HEAD-008 @param path - With its parameters. */
export const signInHref = (path: string): string =>
  path === '/' ? signInPath : `${signInPath}?${new URLSearchParams({ [returnParameter]: path })}`;
