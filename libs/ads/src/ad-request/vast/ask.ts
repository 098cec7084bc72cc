import type { AdErrorName } from '@foyer/ad-slots/errors';
import { iabCode } from '../../model/iab-codes.ts';
import { fillMacros, type MacroValues } from '../macros.ts';
import type { AdRequestPorts } from '../request-ads.types.ts';
import { XmlFailure } from '../xml-failure.ts';
import type { AdLayer } from './ad-layer.ts';
import { rootOf } from './read-vast.ts';

/** How one request asks and tells: with one budget of time, and each error to each hop once. */
export interface Asking {
  maxWrappers: number;
  /**
   * Asks for a document.
   *
   * @throws {@link XmlFailure} Also `VAST_TIMEOUT`, when the budget is spent. The signal's reason where it aborts.
   */
  ask: (url: string) => Promise<Element>;
  mayAsk: (url: string) => boolean;
  /** The address that the request began with, as it is written. */
  root: string;
  /** Tells addresses what went wrong. */
  tell: (urls: readonly string[], code: number) => void;
  /** Tells every layer of a chain that was not told yet. */
  tellLayers: (layers: readonly AdLayer[], name: AdErrorName) => void;
}

interface AskingOptions {
  ports: AdRequestPorts;
  macros: MacroValues;
  maxWrappers: number;
  root: string;
  /** Ends when the request ends: by its budget with a {@link XmlFailure}, or by the caller. */
  signal: AbortSignal;
}

/** What the hops of one request share. */
export function createAsking({ ports, macros, maxWrappers, root, signal }: AskingOptions): Asking {
  const told = new Set<AdLayer>();
  const tell = (urls: readonly string[], code: number) => {
    for (const url of urls) ports.ping(fillMacros(url, { ...macros, ERRORCODE: String(code) }));
  };
  return {
    maxWrappers,
    root,
    ask: async (url) => {
      const address = fillMacros(url, macros);
      return rootOf(await untilAborted(ports.fetchXml(address, signal), signal));
    },
    mayAsk: (url) => ports.mayAsk(fillMacros(url, macros)),
    tell,
    tellLayers: (layers, name) => {
      for (const layer of layers) {
        if (!told.has(layer)) tell(layer.errors, iabCode(name));
        told.add(layer);
      }
    },
  };
}

/** A port that does not look at its signal does not hold the request. */
function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** The name of a failure that the ports or the documents say; everything else is an error of the program. */
export function failureName(error: unknown): AdErrorName {
  if (error instanceof XmlFailure) return error.name;
  throw error;
}
