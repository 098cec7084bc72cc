import { pageRequest } from '../page/page-request.ts';
import { siteFile } from './site-file.ts';
import { sitemapPaths } from './sitemap-paths.ts';
import { sitemapText } from './sitemap-text.ts';
import type { Route } from './+types/sitemap';

/** The pages that search engines should know, each in all languages of the label. Readings 27 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { client, label, origin } = context.get(pageRequest);
  const paths = await sitemapPaths(client);
  return siteFile('xml', sitemapText(paths, { origin, languages: label.languages }));
}
