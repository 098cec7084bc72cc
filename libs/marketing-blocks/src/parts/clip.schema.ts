import type { PlayerAsset } from '@foyer/contract';
import * as v from 'valibot';

/** An address of a stream, on this site or by https. */
export const streamSchema = v.pipe(
  v.string(),
  v.regex(/^(?:https:\/\/|\/(?!\/)).+\.(?:mpd|m3u8)(?:\?|$)/u),
);

/** What a block plays: a stream by its address, or the trailer of a title. */
export type ClipSource =
  | { address: string; /** It comes from another service. */ isExternal: boolean }
  | { titleId: string };

/**
 * What plays of the fields of a block: the address where it is to be taken as it is or there is no title, else the title's
 * trailer.
 */
export function clipSource({
  address,
  titleId,
  isExternal = false,
  isOriginal = false,
}: {
  address: string | undefined;
  titleId: string | undefined;
  isExternal?: boolean | undefined;
  isOriginal?: boolean | undefined;
}): ClipSource | undefined {
  if (address !== undefined && (isOriginal || titleId === undefined))
    return { address, isExternal };
  return titleId === undefined ? undefined : { titleId };
}

const names = /[^/?]+\.(?:mpd|m3u8)(?=\?|$)/u;

/** The stream at an address as players take it; the names of its manifests are the service's, or another one's. ENGINE-017 */
export function streamAsset(
  { address, isExternal }: Extract<ClipSource, { address: string }>,
  title: string,
): PlayerAsset {
  const isHls = address.includes('.m3u8');
  const hls = isExternal ? 'playlist.m3u8' : 'variant.m3u8';
  return {
    type: 'vod',
    content_type: 'custom',
    content_id: address,
    urls: {
      dash: isHls ? address.replace(names, 'manifest.mpd') : address,
      hls: isHls ? address : address.replace(names, hls),
    },
    is_crypted: false,
    ad: {},
    ad_is_test: true,
    teleport_enabled: false,
    // The stream says it.
    duration: 0,
    title,
    age_level: { name: '' },
    audio: [],
    subtitles: [],
    start_time: 0,
  };
}
