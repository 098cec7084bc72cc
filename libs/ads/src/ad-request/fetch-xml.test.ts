import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchXml } from './fetch-xml.ts';

/** A request that a test ends as a browser would. */
class Request extends EventTarget {
  static last: Request;
  /** What was called, in order. */
  calls: string[] = [];
  responseType = '';
  responseXML: Document | null = null;
  status = 0;
  withCredentials = false;

  constructor() {
    super();
    Request.last = this;
  }
  open(method: string, url: string) {
    if (url === 'forbidden:') throw new DOMException('policy', 'SecurityError');
    this.calls.push(`open ${method} ${url}`);
  }
  overrideMimeType(type: string) {
    this.calls.push(`type ${type}`);
  }
  send() {
    this.calls.push(`send ${this.responseType} ${this.withCredentials}`);
  }
  abort() {
    this.calls.push('abort');
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
  end(type: 'load' | 'error', answer: Partial<Request>, loaded = 0) {
    Object.assign(this, answer);
    this.dispatchEvent(new ProgressEvent(type, { loaded }));
    this.dispatchEvent(new ProgressEvent('loadend'));
  }
}

const start = (url = 'https://ads.example/vast', signal = new AbortController().signal) => {
  vi.stubGlobal('XMLHttpRequest', Request);
  return fetchXml(url, signal);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fetchXml', () => {
  it('asks for a document as XML, without credentials', async () => {
    const answer = start();
    const responseXML = document.implementation.createDocument(null, 'VAST', null);
    Request.last.end('load', { status: 200, responseXML }, 10);

    expect(await answer).toBe(responseXML);
    expect(Request.last.calls).toEqual([
      'open GET https://ads.example/vast',
      'type text/xml',
      'send document false',
    ]);
  });

  it.each([
    ['load', 500, 10, 'VAST_HTTP_STATUS'],
    ['load', 404, 0, 'VAST_HTTP_STATUS'],
    ['load', 204, 0, 'VAST_EMPTY_ANSWER'],
    ['load', 200, 0, 'VAST_EMPTY_ANSWER'],
    ['load', 200, 10, 'VAST_INVALID_XML'],
    ['error', 0, 0, 'VAST_REQUEST_FAILED'],
  ] as const)(
    'after %s with status %i and %i bytes says %s',
    async (type, status, loaded, name) => {
      const answer = start();
      Request.last.end(type, { status }, loaded);

      await expect(answer).rejects.toMatchObject({ name });
    },
  );

  it('says VAST_REQUEST_FAILED where the page may not ask at all', async () => {
    await expect(start('forbidden:')).rejects.toMatchObject({ name: 'VAST_REQUEST_FAILED' });
  });

  it('ends with the reason of its signal, and asks nothing after it', async () => {
    const leaving = new AbortController();
    const answer = start('https://ads.example/vast', leaving.signal);
    const reason = new Error('left');
    leaving.abort(reason);

    await expect(answer).rejects.toBe(reason);
    expect(Request.last.calls.at(-1)).toBe('abort');
    const before = Request.last;
    await expect(start('https://ads.example/vast', leaving.signal)).rejects.toBe(reason);
    expect(Request.last).toBe(before);
  });
});
