import { DOMParser } from '@xmldom/xmldom';
import { XmlFailure } from '../ad-request/xml-failure.ts';

const cdata = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/gu;
const rawAmpersand = /&(?!(?:#\d+|#x[\da-f]+|[\w.-]+);)/iu;

/**
 * Reads XML as `fetchXml` does in a browser.
 *
 * @throws {@link XmlFailure} `VAST_EMPTY_ANSWER` or `VAST_INVALID_XML`. The parser alone forgives a raw `&`.
 */
export function parseXml(xml: string): Document {
  if (xml === '') throw new XmlFailure('VAST_EMPTY_ANSWER');
  let isBroken = rawAmpersand.test(xml.replace(cdata, ''));
  const document: Document | undefined = new DOMParser({
    errorHandler: () => {
      isBroken = true;
    },
  }).parseFromString(xml, 'text/xml');
  if (isBroken || !document?.documentElement) throw new XmlFailure('VAST_INVALID_XML');
  return document;
}
