import type { PreviewAsset } from '@foyer/contract';
import { withParameter } from '../engine/address.ts';
import type { EngineName } from '../engine/choose-engine.ts';

/** Which rendering of a preview is wanted: `web_auto`, `depth`, or one of the service's own. */
type PreviewProfile = 'web_auto' | 'depth' | (string & {});

/**
 * Where a card's preview lies: the stream of the engine, asked for with the profile, the codec of an HEVC asset, and what a
 * tokenised one is opened with. ENGINE-021
 *
 * @param base - Of the page, for addresses without an origin.
 */
export function previewAddress(
  { url, urls, is_hevc: isHevc, is_tokenized: isTokenised, cdn_token: given }: PreviewAsset,
  engine: EngineName,
  { base, profile = 'web_auto' }: { base: string; profile?: PreviewProfile },
): string {
  const token = isTokenised ? given?.get_parameters.replace(/^\?/, '') : undefined;
  const parameters = [
    `profile=${profile}`,
    ...(isHevc ? ['codec=hevc'] : []),
    ...(token ? token.split('&') : []),
  ];
  return parameters.reduce(withParameter, new URL(urls[engine] ?? url, base).href);
}
