import type { AdErrorName } from '@foyer/ad-slots/errors';
import { XmlFailure } from './xml-failure.ts';

/**
 * Asks for a document with `XMLHttpRequest`, because `DOMParser` takes no string under Trusted Types. No credentials go
 * along. The caller owns the time and ends it through the signal.
 *
 * @throws {@link XmlFailure} `VAST_REQUEST_FAILED`, `VAST_HTTP_STATUS`, `VAST_EMPTY_ANSWER` or `VAST_INVALID_XML`; the
 *   reason of the signal where it aborts.
 */
export function fetchXml(url: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const fail = (name: AdErrorName) => reject(new XmlFailure(name));
    const abort = () => {
      request.abort();
      reject(signal.reason);
    };
    request.addEventListener('load', ({ loaded }) => {
      const { responseXML: document, status } = request;
      if (status < 200 || status > 299) fail('VAST_HTTP_STATUS');
      else if (document) resolve(document);
      // Both an empty answer and one that is not well formed have no document.
      else fail(loaded === 0 ? 'VAST_EMPTY_ANSWER' : 'VAST_INVALID_XML');
    });
    request.addEventListener('error', () => fail('VAST_REQUEST_FAILED'));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    try {
      request.open('GET', url);
      request.responseType = 'document';
      // Ad servers often call their documents `text/html`, and then they would be read as HTML.
      request.overrideMimeType('text/xml');
      request.send();
    } catch {
      fail('VAST_REQUEST_FAILED');
    }
  });
}
