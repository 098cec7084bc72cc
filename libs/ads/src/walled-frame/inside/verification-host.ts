import type {
  VerificationCommand,
  VerificationWord,
} from '../../ad-verification/verification.words.ts';
import type { FrameTask } from '../frame-task.ts';
import { loadScript } from './elements.ts';

type Task = Extract<FrameTask, { name: 'verification' }>;

/** An event as vendors' scripts get it. Open Measurement, "OMID API" §2 */
interface OmidEvent {
  adSessionId: string;
  timestamp: number;
  type: string;
  data: unknown;
}

type Hear = (event: OmidEvent) => void;

/** Events of the session; the rest come to those that ask for them by name. */
const ofSession: ReadonlySet<string> = new Set(['sessionStart', 'sessionError', 'sessionFinish']);
const mediaEvents: ReadonlySet<string> = new Set(
  (
    'loaded start firstQuartile midpoint thirdQuartile complete pause resume skipped volumeChange playerStateChange ' +
    'adUserInteraction'
  ).split(' '),
);
/** Names by which all of these are asked for. */
const ALL_MEDIA: ReadonlySet<string> = new Set(['media', 'video']);

const PING = { mode: 'no-cors', credentials: 'omit', keepalive: true } as const;

/**
 * Runs the script of a vendor that measures, and hands it the events of the advertisement through the part of the Open
 * Measurement interface that needs no view of the page: `window.omid3p` with `registerSessionObserver` and
 * `addEventListener`, and for its own calls `sendUrl`, `injectJavaScriptResource` and the four timers.
 *
 * Not there: geometry and the element that plays. `accessMode` says so: `limited`.
 */
export function hostVerification(
  { url, vendor, parameters, session }: Task,
  port: MessagePort,
): void {
  const say = (word: VerificationWord) => port.postMessage(word);
  const past: OmidEvent[] = [];
  const observers: { types: ReadonlySet<string>; hear: Hear }[] = [];

  // A script that throws keeps no other from what it waits for.
  const tell = (hear: Hear, event: OmidEvent) => {
    try {
      hear(event);
    } catch (error) {
      reportError(error);
    }
  };
  const observe = (types: ReadonlySet<string>, hear: unknown) => {
    if (typeof hear !== 'function') return;
    const observer = { types, hear: (event: OmidEvent) => void hear(event) };
    observers.push(observer);
    for (const event of past.filter(({ type }) => types.has(type))) tell(observer.hear, event);
  };
  const mediaTypes = (type: string): ReadonlySet<string> =>
    ALL_MEDIA.has(type) ? mediaEvents : new Set([type]);

  Object.assign(window, {
    omid3p: {
      registerSessionObserver: (hear: unknown) => observe(ofSession, hear),
      addEventListener: (type: unknown, hear: unknown) => observe(mediaTypes(String(type)), hear),
      sendUrl: (address: string, onSuccess?: () => void, onFailure?: () => void) =>
        void fetch(address, PING).then(onSuccess, onFailure),
      injectJavaScriptResource: (address: string, onSuccess?: () => void, onFailure?: () => void) =>
        void loadScript(address).then(onSuccess, onFailure),
      setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
      clearTimeout: (id: number) => clearTimeout(id),
      setInterval: (act: () => void, ms: number) => setInterval(act, ms),
      clearInterval: (id: number) => clearInterval(id),
    },
  });
  port.addEventListener(
    'message',
    ({ data: { type, data } }: MessageEvent<VerificationCommand>) => {
      const event: OmidEvent = {
        adSessionId: session,
        timestamp: Date.now(),
        type,
        data:
          type === 'sessionStart'
            ? { ...data, verificationParameters: parameters, vendorKey: vendor }
            : data,
      };
      past.push(event);
      for (const { types, hear } of observers) if (types.has(type)) tell(hear, event);
    },
  );
  loadScript(url).then(
    () => say({ type: 'script.loaded' }),
    () => say({ type: 'script.failed' }),
  );
}
