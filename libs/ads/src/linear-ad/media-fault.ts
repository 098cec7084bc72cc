import type { AdErrorName } from '@foyer/ad-slots/errors';

/** What a fault is looked at with. */
interface FaultLook {
  /** Whether the browser keeps advertising from the viewer. */
  isBlocked: () => Promise<boolean>;
  signal: AbortSignal;
}

/** Codes of `MediaError` that say enough. HTML §4.8.11.1 */
const said: Readonly<Record<number, AdErrorName>> = {
  [2]: 'MEDIA_NETWORK_FAILED',
  [3]: 'MEDIA_DECODE_FAILED',
};

/** Of a file that is not there, that does not come, and that comes and is no film the code is the same: its server is asked. */
async function answerOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const options = { method: 'HEAD', credentials: 'omit', signal } as const;
    return (await fetch(url, options)).status;
  } catch {
    return undefined;
  }
}

/** Why the file of an element does not play: VAST 4.3 §2.3.6.3 has a number for each. */
export async function mediaFault(
  video: HTMLVideoElement,
  { isBlocked, signal }: FaultLook,
): Promise<AdErrorName> {
  const known = said[video.error?.code ?? 0];
  if (known) return known;
  const url = video.currentSrc;
  // What an engine plays has no address to ask.
  if (!/^https?:/u.test(url)) return 'MEDIA_PLAY_REFUSED';
  const status = await answerOf(url, signal);
  if (status === undefined)
    return (await isBlocked()) ? 'AD_BLOCKING_BY_USER' : 'MEDIA_NETWORK_FAILED';
  return status === 404 || status === 410 ? 'MEDIA_FILE_NOT_FOUND' : 'MEDIA_DECODE_FAILED';
}
