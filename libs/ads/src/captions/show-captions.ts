import type { AdMark } from '../linear-ad/linear-ad.types.ts';
import type { Captions } from '../model/ad.types.ts';

/** What the viewer wants of captions, and where they are drawn. */
export interface CaptionStage {
  /** Language of the captions that are on, BCP 47; undefined while they are off. */
  language: () => string | undefined;
  /** Hears that the viewer has chosen otherwise. @returns Ends it. */
  subscribe: (hear: () => void) => () => void;
  /** Draws the words of this moment, a line each. */
  show: (lines: readonly string[]) => void;
}

/** What captions of an advertisement need. */
export interface CaptionPorts extends CaptionStage {
  /** Plays the advertisement. */
  video: HTMLVideoElement;
  mayAsk: (url: string) => boolean;
}

const baseOf = (language: string | undefined): string | undefined =>
  language?.toLowerCase().split('-')[0];

/**
 * The file for a viewer who reads a language: in that language, else one whose language is not said, else the first, for
 * who cannot hear is helped by the words that are spoken.
 */
export function chooseCaptions(files: readonly Captions[], language: string): Captions | undefined {
  const readable = files.filter(({ type }) => /^text\/vtt\b/iu.test(type) || type === '');
  return (
    readable.find((file) => baseOf(file.language) === baseOf(language)) ??
    readable.find((file) => file.language === undefined) ??
    readable[0]
  );
}

const linesOf = (track: TextTrack): string[] =>
  [...(track.activeCues ?? [])].flatMap((cue) =>
    // Its markup is of voices and colours; the page's captions have looks of their own.
    cue instanceof VTTCue ? (cue.getCueAsHTML().textContent?.split('\n') ?? []) : [],
  );

/**
 * Reads a file by the browser's own parser, as an invisible track of the element.
 *
 * @returns Takes it away.
 */
function readTrack(
  { url }: Captions,
  { video, show }: Pick<CaptionPorts, 'video' | 'show'>,
): () => void {
  const ending = new AbortController();
  const load = async () => {
    const answer = await fetch(url, { credentials: 'omit', signal: ending.signal });
    if (!answer.ok) return;
    const text = await answer.blob();
    if (ending.signal.aborted) return;
    const address = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    const element = document.createElement('track');
    element.kind = 'captions';
    element.src = address;
    video.append(element);
    const { track } = element;
    track.mode = 'hidden';
    track.addEventListener('cuechange', () => show(linesOf(track)), { signal: ending.signal });
    ending.signal.addEventListener('abort', () => {
      element.remove();
      URL.revokeObjectURL(address);
    });
  };
  // Without them the advertisement plays all the same.
  load().catch(() => {});
  return () => {
    ending.abort();
    show([]);
  };
}

/** Shows captions of one advertisement while the viewer has those of the content on. VAST 4.3 §3.9.4 */
export function showCaptions(
  files: readonly Captions[],
  ports: CaptionPorts,
): { hear: (mark: AdMark) => void; end: () => void } {
  let current: Captions | undefined;
  let endTrack: (() => void) | undefined;
  const follow = () => {
    const language = ports.language();
    const file = language === undefined ? undefined : chooseCaptions(files, language);
    if (file === current) return;
    endTrack?.();
    current = file;
    endTrack = file && ports.mayAsk(file.url) ? readTrack(file, ports) : undefined;
  };
  const unsubscribe = ports.subscribe(follow);
  follow();
  return {
    hear: () => {},
    end: () => {
      unsubscribe();
      endTrack?.();
    },
  };
}
