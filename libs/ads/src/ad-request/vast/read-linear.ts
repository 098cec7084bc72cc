import type { InteractiveFile, LinearCreative, MediaFile } from '../../model/ad.types.ts';
import { said } from '../said.ts';
import { readOffset, type TimeOffset } from '../time-offset.ts';
import { webAddress, webAddresses } from '../web-address.ts';
import { attributeOf, booleanOf, childrenOf, textOf } from '../xml.ts';
import type { LayerTracking } from './ad-layer.ts';
import type { VastLinear, VastMediaFile } from './vast-client.types.ts';

/**
 * Reads the moving part of an advertisement. VAST 4.3 §3.8, §3.9
 *
 * @param element - The `Linear`: vast-client keeps only the first of several interactive files.
 */
export function readLinear(
  linear: VastLinear,
  element: Element,
  base: string,
): Omit<LinearCreative, 'icons'> {
  const duration = Math.max(linear.duration, 0);
  return {
    duration,
    ...said({
      id: linear.id || undefined,
      skipAfter: skipOf(linear, duration),
      parameters: parametersOf(linear),
    }),
    files: linear.mediaFiles
      .filter((file) => !isVpaid(file))
      .flatMap((file) => readFile(file, base)),
    interactive: [
      ...readSimid(element, base),
      ...linear.mediaFiles.filter(isVpaid).flatMap((file) => readVpaid(file, base)),
    ],
    captions: linear.closedCaptionFiles.flatMap(({ fileURL, type, language }) => {
      const url = webAddress(fileURL || undefined, base);
      if (url === undefined) return [];
      return { url, type: type || 'text/vtt', ...said({ language: language || undefined }) };
    }),
    click: {
      ...said({ through: webAddress(linear.videoClickThroughURLTemplate?.url, base) }),
      tracking: webAddresses(
        linear.videoClickTrackingURLTemplates.map(({ url }) => url),
        base,
      ),
    },
  };
}

/** The pings of a linear creative. `progress` has its moment behind a dash in vast-client's name of it. */
export const readTrackings = (linear: VastLinear, base: string): LayerTracking[] =>
  Object.entries(linear.trackingEvents).flatMap(([name, urls]): LayerTracking[] => {
    const offset = name.match(/^progress-(.*)$/u)?.[1];
    const at = offset === undefined ? undefined : progressAt(offset);
    if (offset !== undefined && at === undefined) return [];
    const event = offset === undefined ? name : 'progress';
    return webAddresses(urls, base).map((url) => ({ event, url, at }));
  });

/** vast-client has turned times into seconds already, -1 for those that it cannot read; percentages stay. */
function progressAt(text: string): TimeOffset | undefined {
  const seconds = Number(text);
  if (Number.isNaN(seconds)) return readOffset(text);
  return seconds < 0 ? undefined : { seconds };
}

/** An advertisement cannot be skipped after its end: such an offset comes from a wrong percentage. */
function skipOf({ skipDelay }: VastLinear, duration: number): number | undefined {
  if (skipDelay === null || !(skipDelay >= 0)) return undefined;
  return duration > 0 && skipDelay > duration ? undefined : skipDelay;
}

const isVpaid = ({ apiFramework }: VastMediaFile): boolean => /^vpaid$/iu.test(apiFramework ?? '');

function readFile(file: VastMediaFile, base: string): MediaFile[] {
  const url = webAddress(file.fileURL || undefined, base);
  if (url === undefined) return [];
  return [
    {
      url,
      type: file.mimeType?.trim() || typeOf(url),
      delivery: file.deliveryType === 'streaming' ? 'streaming' : 'progressive',
      width: file.width || 0,
      height: file.height || 0,
      ...said({
        bitrate: bitrateOf(file),
        codec: file.codec || undefined,
        apiFramework: file.apiFramework || undefined,
      }),
    },
  ];
}

const bitrateOf = ({ bitrate, minBitrate, maxBitrate }: VastMediaFile): number | undefined =>
  bitrate || (minBitrate + maxBitrate) / 2 || undefined;

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  m3u8: 'application/vnd.apple.mpegurl',
  mpd: 'application/dash+xml',
};

/** A type that a document leaves out is found by the end of the file's name. */
const typeOf = (url: string): string =>
  types[url.match(/\.(\w+)(?:[?#]|$)/u)?.[1]?.toLowerCase() ?? ''] ?? '';

const readVpaid = (file: VastMediaFile, base: string): InteractiveFile[] => {
  const url = webAddress(file.fileURL || undefined, base);
  const type = file.mimeType || 'application/javascript';
  return url === undefined ? [] : [{ kind: 'vpaid', url, type, variableDuration: true }];
};

/** VAST 4.3 §3.9.3 */
const readSimid = (linear: Element, base: string): InteractiveFile[] =>
  childrenOf(linear, 'MediaFiles')
    .flatMap((files) => childrenOf(files, 'InteractiveCreativeFile'))
    .flatMap((file) => {
      const url = webAddress(textOf(file), base);
      const kind = attributeOf(file, 'apiFramework')?.toLowerCase() ?? 'simid';
      if (url === undefined || (kind !== 'simid' && kind !== 'vpaid')) return [];
      const type = attributeOf(file, 'type') ?? 'text/html';
      return { kind, url, type, variableDuration: booleanOf(file, 'variableDuration') ?? false };
    });

/** What a program is given; where the document says that it is encoded, it is read once more. VAST 4.3 §3.8.2 */
function parametersOf({ adParameters }: VastLinear): string | undefined {
  if (!adParameters?.value) return undefined;
  const isEncoded = /^(?:true|1)$/iu.test(adParameters.xmlEncoded ?? '');
  return isEncoded ? decodeXml(adParameters.value) : adParameters.value;
}

const signs: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

const decodeXml = (text: string): string =>
  text.replace(
    /&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/giu,
    (whole, name, decimal, hex) => {
      const sign = signs[String(name).toLowerCase()];
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return sign ?? (code <= 0x10ffff ? String.fromCodePoint(code) : whole);
    },
  );
