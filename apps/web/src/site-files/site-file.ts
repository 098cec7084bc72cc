const hourSeconds = 3600;

/** Types of the files, by what they hold. */
const contentTypes = {
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  manifest: 'application/manifest+json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  script: 'text/javascript; charset=utf-8',
} as const;

/**
 * The answer with a file of the site.
 *
 * @param headers - Replace what it has by itself: an hour in shared caches, one copy for each host.
 */
export const siteFile = (
  kind: keyof typeof contentTypes,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(text, {
    headers: {
      'content-type': contentTypes[kind],
      'cache-control': `public, max-age=${hourSeconds}`,
      vary: 'host',
      ...headers,
    },
  });
