import { frameDocument } from '@foyer/ads/frame-document';
import { languageTags } from '@foyer/ui/i18n';
import { frameScript } from 'virtual:frame-script';
import { pageRequest } from '../page/page-request.ts';
import { siteFile } from './site-file.ts';
import type { Route } from './+types/unit-frame';

/** The document in which programs of advertisements run; there is none where the label has no advertising. docs/decisions/0125 */
export function loader({ context }: Route.LoaderArgs): Response {
  const { adSources, config, embedOrigins, nonce } = context.get(pageRequest);
  if (adSources.length === 0) return new Response('Not found', { status: 404 });
  const { html, policy } = frameDocument({
    script: frameScript,
    language: languageTags[config.language],
    nonce,
    sources: adSources,
    ancestors: embedOrigins,
  });
  return siteFile('html', html, {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
}
