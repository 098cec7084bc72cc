import type { PlayerAsset } from '@foyer/contract';

/** How to get the keys of encrypted media. Key systems that the streams are not made for have no address. */
export interface EngineDrm {
  /** Answers ClearKey licence requests: `{kids}` in, a JWK set out. */
  clearKeyUrl?: string;
  widevineUrl?: string;
  playreadyUrl?: string;
  fairplayUrl?: string;
  /** The certificate that FairPlay wants before it makes a request. DRM-003 */
  fairplayCertificateUrl?: string;
  /** The token that licence requests carry, asked for anew with each, repeated ones too. DRM-001 */
  getToken: () => string;
}

/** The names of the key systems in browsers. */
export const KEY_SYSTEMS = {
  fairplay: 'com.apple.fps',
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  clearkey: 'org.w3.clearkey',
} as const;

/** A licence server, with the certificate where its key system wants one. */
export interface LicenceServer {
  keySystem: (typeof KEY_SYSTEMS)[keyof typeof KEY_SYSTEMS];
  url: string;
  certificateUrl?: string;
}

/**
 * The licence servers in the order of preference: those whose keys stay in hardware first. The browser takes the
 * first that it knows, so Edge gets PlayReady only where it has no Widevine. DRM-002, DRM-004
 */
export function licenceServers(drm: EngineDrm): LicenceServer[] {
  const servers: [LicenceServer['keySystem'], string | undefined][] = [
    [KEY_SYSTEMS.fairplay, drm.fairplayUrl],
    [KEY_SYSTEMS.widevine, drm.widevineUrl],
    [KEY_SYSTEMS.playready, drm.playreadyUrl],
    [KEY_SYSTEMS.clearkey, drm.clearKeyUrl],
  ];
  return servers.flatMap(([keySystem, url]) => {
    if (!url) return [];
    const certificateUrl =
      keySystem === KEY_SYSTEMS.fairplay ? drm.fairplayCertificateUrl : undefined;
    return [{ keySystem, url, ...(certificateUrl && { certificateUrl }) }];
  });
}

/**
 * What opens the streams of an asset; undefined where they are clear. DRM-001 to DRM-003
 *
 * @param getToken - @default the token that came with the asset, which is good for minutes
 */
export function engineDrm(
  { drm_config: drm }: Pick<PlayerAsset, 'drm_config'>,
  getToken: (() => string) | undefined = drm && (() => drm.token),
): EngineDrm | undefined {
  if (!drm || !getToken) return undefined;
  const { clearkey, widevine, playready, fairplay } = drm.urls;
  return {
    getToken,
    ...(clearkey && { clearKeyUrl: clearkey }),
    ...(widevine && { widevineUrl: widevine }),
    ...(playready && { playreadyUrl: playready }),
    ...(fairplay && { fairplayUrl: fairplay }),
    ...(drm.fairplay_cert_url && { fairplayCertificateUrl: drm.fairplay_cert_url }),
  };
}
