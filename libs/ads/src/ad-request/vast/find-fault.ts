import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { Ad } from '../../model/ad.types.ts';
import type { AdLayer } from './ad-layer.ts';

/** Types that some browser plays, alone or through an engine. */
const playable =
  /^(?:(?:video|audio)\/(?:mp4|webm|ogg|mpeg|quicktime|3gpp|x-m4v)|application\/(?:vnd\.apple\.mpegurl|x-mpegurl|dash\+xml))\b/iu;

/** Leaves out the media files that no browser plays. */
export const withPlayableFiles = (ad: Ad): Ad =>
  ad.linear === undefined
    ? ad
    : {
        ...ad,
        linear: { ...ad.linear, files: ad.linear.files.filter(({ type }) => playable.test(type)) },
      };

/** Why an advertisement cannot be shown whatever the browser can; undefined where it can. VAST 4.3 §2.3.6.3 */
export function findFault(layers: readonly AdLayer[], ad: Ad): AdErrorName | undefined {
  const blocked = new Set(layers.flatMap(({ blockedCategories }) => blockedCategories));
  if (ad.categories.some((category) => blocked.has(category))) return 'VAST_CATEGORY_BLOCKED';
  if (layers.at(-1)?.hasCreatives !== true) return 'VAST_NO_CREATIVES';
  if (ad.linear === undefined) return 'VAST_NO_LINEAR';
  const { files, interactive } = ad.linear;
  // A SIMID program needs media beside it; a VPAID unit brings its own.
  if (interactive.some(({ kind }) => kind === 'vpaid')) return undefined;
  if (files.length === 0) return 'MEDIA_FILE_MISSING';
  return files.some(({ type }) => playable.test(type)) ? undefined : 'MEDIA_TYPE_NOT_SUPPORTED';
}
