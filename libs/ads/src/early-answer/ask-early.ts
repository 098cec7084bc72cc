import { fetchXml } from '../ad-request/fetch-xml.ts';
import { fillMacros, type MacroValues } from '../ad-request/macros.ts';
import { REQUEST_BUDGET_MS } from '../ad-request/request-budget.ts';
import { XmlFailure } from '../ad-request/xml-failure.ts';

/** What an ad server was asked for before there was a client. */
export interface EarlyAnswer {
  /** The first document of the request; rejects as `fetchXml` does, and with `VAST_TIMEOUT`. */
  document: Promise<Document>;
  /** What the request has taken of its time so far, in milliseconds; no more once it is answered. */
  spentMs: () => number;
}

/** What {@link askEarly} asks. */
export interface EarlyRequest {
  /** With its macros. */
  address: string;
  /** Put into the address. */
  macros: MacroValues;
  /** As the client's: whether an address may be asked at this moment. */
  mayAsk: (url: string) => boolean;
}

/**
 * Asks for the first document of a break, as the client would. A client that takes the answer follows its wrappers and
 * reports its errors, so none is reported here. docs/decisions/0131
 */
export function askEarly({ address, macros, mayAsk }: EarlyRequest): EarlyAnswer {
  const from = performance.now();
  let took: number | undefined;
  const budget = new AbortController();
  const timer = setTimeout(() => budget.abort(new XmlFailure('VAST_TIMEOUT')), REQUEST_BUDGET_MS);
  const url = fillMacros(address, macros);
  const document = mayAsk(url)
    ? fetchXml(url, budget.signal)
    : Promise.reject(new XmlFailure('VAST_REQUEST_FAILED'));
  const end = () => {
    clearTimeout(timer);
    took = performance.now() - from;
  };
  document.then(end, end);
  return { document, spentMs: () => took ?? performance.now() - from };
}

/**
 * Whether an answer is known to hold nothing that could be shown: no document, or one without an advertisement or a break.
 * What a document with some comes to, the client finds out.
 */
export const holdsNothing = ({ document }: Pick<EarlyAnswer, 'document'>): Promise<boolean> =>
  document.then(
    (found) =>
      ['Ad', 'AdBreak'].every((name) => found.getElementsByTagNameNS('*', name).length === 0),
    () => true,
  );
