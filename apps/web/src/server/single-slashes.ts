import type { MiddlewareHandler } from 'hono';

/**
 * Leads from `//movies` to `/movies`: the router takes what follows two slashes for a host. One slash stands before what is
 * given, so that it is no redirect to another site.
 */
export const singleSlashes: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.raw.url);
  if (!pathname.includes('//')) {
    await next();
    return undefined;
  }
  return context.redirect(`${pathname.replaceAll(/\/{2,}/gu, '/')}${search}`, 301);
};
