import type { PlayerAsset } from '@foyer/contract';

/**
 * The title of the bench.
 *
 * @param query - Of the page's address: `hls`, `dash`, and `live=1` for a channel.
 */
export function benchAsset(query: URLSearchParams): PlayerAsset {
  const isLive = query.get('live') === '1';
  return {
    type: isLive ? 'live' : 'vod',
    content_type: 'custom',
    content_id: 'bench',
    urls: {
      dash: query.get('dash') ?? '/media/manifest.mpd',
      hls: query.get('hls') ?? '/media/variant.m3u8',
    },
    is_crypted: false,
    ad: {},
    ad_is_test: true,
    teleport_enabled: false,
    duration: isLive ? 0 : 96,
    title: 'Проба',
    age_level: { name: '0+' },
    audio: [],
    subtitles: [],
    start_time: 0,
  };
}
