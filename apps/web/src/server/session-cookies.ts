import { EMBED_COOKIE, SESSION_COOKIE } from '@foyer/contract';
import { readBody, type PublicOrigin } from '@foyer/server';
import type { Handler } from 'hono';
import * as v from 'valibot';
import { readCookies } from '../page/cookies.ts';

/** Where pages ask for a change of the cookies that no script can reach. Readings 29 */
export const SESSION_COOKIES_PATH = '/session_cookies';

/** What a balancer before the service keeps a viewer at one server with. */
const balancerCookie = 'balancer';

/** A session that lasts a reload: at most a minute; 0 ends it. */
const wishSchema = v.strictObject({
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60)),
});

const attributesOf: Readonly<Record<string, string>> = {
  [SESSION_COOKIE]: 'Path=/; HttpOnly; Secure; SameSite=Lax',
  [EMBED_COOKIE]: 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned',
  // Secure where the viewer came over TLS.
  [balancerCookie]: 'Path=/; SameSite=Lax',
};

/**
 * `POST {seconds}`: lets the cookies of session and balancer live that long, or removes the session's with 0. Spec 1 §8
 *
 * Answers 403 to other sites and 400 to another wish; a cookie that did not come is not set.
 */
export const sessionCookies =
  (publicOrigins: readonly PublicOrigin[]): Handler =>
  async (context) => {
    const request = context.req.raw;
    if (!isFromOwnPage(request, publicOrigins)) return context.body(null, 403);
    const wish = v.safeParse(wishSchema, await readWish(request));
    if (!wish.success) return context.body(null, 400);
    const { seconds } = wish.output;
    const known = readCookies(request.headers.get('cookie'));
    const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
    for (const [name, attributes] of Object.entries(attributesOf)) {
      const value = known.get(name);
      if (value === undefined || (seconds === 0 && name === balancerCookie)) continue;
      const kept = seconds === 0 ? '' : value;
      context.header(
        'set-cookie',
        `${name}=${kept}; Max-Age=${seconds}; ${attributes}${name === balancerCookie ? secure : ''}`,
        {
          append: true,
        },
      );
    }
    context.header('cache-control', 'no-store');
    return context.body(null, 204);
  };

/** A wish is a few bytes; what is larger is not read. */
const mostBytes = 1024;

async function readWish(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await readBody(request, mostBytes));
  } catch {
    return undefined;
  }
}

/** Browsers say where a request comes from; whoever does not say it is no page of ours. */
function isFromOwnPage(request: Request, publicOrigins: readonly PublicOrigin[]): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = request.headers.get('origin');
  // Otherwise the host alone: before a proxy that ends TLS the schemes may differ.
  if (origin === null) return false;
  return (
    publicOrigins.some((one) => one.origin === origin) ||
    URL.parse(origin)?.host === new URL(request.url).host
  );
}
