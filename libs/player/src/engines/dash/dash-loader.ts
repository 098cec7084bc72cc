import type { MediaPlayerClass } from 'dashjs';
import type {
  Delivered,
  Delivery,
  DeliveryRequest,
  FileKind,
  TroubleAnswer,
} from '../../engine/delivery.ts';
import type { Trouble } from '../../engine/segment-trouble.ts';

/** What dash.js asks for, as far as this is of interest. */
export interface DashFile {
  /** `MPD`, `MediaSegment`, `InitializationSegment` … */
  type?: string;
  mediaType?: string;
  /** The segment's place in its rendition. */
  index?: number;
  /** In seconds of the element's time. */
  startTime?: number;
  /** The rendition it belongs to. */
  representation?: { id: string; mediaInfo: { representationCount: number } };
  /** In seconds. */
  duration?: number;
}

interface DashRequest {
  url: string;
  responseType?: string;
  headers?: Record<string, string>;
  customData: {
    request?: DashFile;
    onloadend?: () => void;
    onprogress?: (event: {
      loaded: number;
      total: number;
      lengthComputable: boolean;
      noTrace?: boolean;
    }) => void;
    onabort?: () => void;
    abort?: () => void;
  };
}

interface DashResponse {
  url?: string;
  status?: number;
  statusText?: string;
  headers?: Readonly<Record<string, string>>;
  data?: unknown;
}

interface DashLoader {
  load: (request: DashRequest, response: DashResponse) => boolean;
  abort: () => void;
}

/** What a loader needs besides the delivery. */
export interface DashLoaderOptions {
  delivery: Delivery;
  /**
   * What to do about a segment in trouble.
   *
   * @param look - Makes dash.js ask its rules about the segment.
   */
  onTrouble: (
    trouble: Trouble,
    file: DashFile & { url: string },
    look: () => void,
  ) => TroubleAnswer;
  /** A segment has come. */
  onSegment: (file: DashFile) => void;
  /** A segment is handed over. */
  onAnswer: (file: DashFile, url: string, range: string | undefined) => void;
  /** The start of a rendition is not there; answers whether dash.js need not know. */
  onMissingStart: (file: DashFile) => boolean;
}

/** A segment that was left is let go of by dash.js within this; if not, it is asked for again, in milliseconds. */
const LEAVING_MS = 500;

function kindOf({ type, mediaType }: DashFile): FileKind {
  if (type === 'MPD') return 'manifest';
  if (mediaType !== 'video' && mediaType !== 'audio') return 'other';
  if (type === 'InitializationSegment') return 'start';
  return type === 'MediaSegment' ? 'segment' : 'other';
}

function spanOf({ startTime = Number.NaN, duration = Number.NaN }: DashFile) {
  const span = [startTime, startTime + duration] as const;
  return span.every(Number.isFinite) ? { span } : {};
}

function answer(request: DashRequest, response: DashResponse, file: Delivered): void {
  const { onprogress, onloadend } = request.customData;
  if (file.kind === 'failure') Object.assign(response, { status: file.status, url: request.url });
  if (file.kind === 'answer') {
    const { url, status, statusText, headers, body } = file;
    const data = request.responseType === 'arraybuffer' ? body : new TextDecoder().decode(body);
    Object.assign(response, { url, status, statusText, headers, data });
    const total = body.byteLength;
    onprogress?.({ loaded: total, total, lengthComputable: true });
  }
  onloadend?.();
}

/**
 * Lets dash.js get its files from a delivery.
 *
 * dash.js makes its loaders itself and offers to replace their methods by name.
 */
export function useDelivery(
  player: MediaPlayerClass,
  { delivery, onTrouble, onSegment, onAnswer, onMissingStart }: DashLoaderOptions,
): void {
  const deliver = async (
    request: DashRequest,
    response: DashResponse,
    signal: AbortSignal,
  ): Promise<void> => {
    const { customData, url } = request;
    const file = customData.request ?? {};
    const look = () =>
      customData.onprogress?.({ loaded: 0, total: 0, lengthComputable: false, noTrace: true });
    const asked: DeliveryRequest = {
      url,
      kind: kindOf(file),
      signal,
      ...spanOf(file),
      ...(request.headers && { headers: request.headers }),
      onBytes: (loaded, total) =>
        customData.onprogress?.({ loaded, total, lengthComputable: total > 0 }),
      onTrouble: (trouble) => onTrouble(trouble, { ...file, url }, look),
    };
    const delivered = await delivery.fetch(asked);
    if (signal.aborted || delivered.kind === 'aborted') return;
    if (delivered.kind === 'left') {
      setTimeout(() => {
        if (!signal.aborted) void deliver(request, response, signal);
      }, LEAVING_MS);
      return;
    }
    const hasCome = delivered.kind === 'answer' && !delivered.isSkip;
    if (hasCome && asked.kind === 'segment') {
      onSegment(file);
      onAnswer(file, url, request.headers?.['Range']);
    }
    if (asked.kind === 'start' && delivered.kind === 'failure' && onMissingStart(file)) return;
    answer(request, response, delivered);
  };

  function Loader(): DashLoader {
    let current: AbortController | undefined;
    return {
      load: (request, response) => {
        const abort = new AbortController();
        current = abort;
        request.customData.abort = () => {
          abort.abort();
          request.customData.onabort?.();
        };
        void deliver(request, response, abort.signal);
        return true;
      },
      abort: () => current?.abort(),
    };
  }
  player.extend('XHRLoader', Loader, true);
}
