// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS, askFor, type Answer, idsOf } from '../testing/ask-for.ts';
import { inline, vast, wrapper } from '../testing/vast.ts';
import { XmlFailure } from './xml-failure.ts';

const hop = (index: number) => `https://hop.example/${index}`;

/** A chain of wrappers `w1` to `wN`, and what stands at its end. */
function chain(length: number, end: Answer | undefined, attributes = ''): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (let index = 1; index <= length; index += 1) {
    const from = index === 1 ? ADDRESS : hop(index - 1);
    answers[from] = vast(wrapper(`w${index}`, hop(index), { attributes }));
  }
  if (end !== undefined) answers[hop(length)] = end;
  return answers;
}

const errors = (length: number, code: number) =>
  Array.from({ length }, (_, index) => `https://t.example/w${index + 1}/error?${code}`);

afterEach(() => {
  vi.useRealTimers();
});

describe('requestAds behind wrappers', () => {
  it('A4: follows ten wrappers to the advertisement [AD-022]', async () => {
    const { answer, asked, pings } = await askFor(chain(10, vast(inline('a'))));

    expect(idsOf(answer.pod)).toEqual(['a']);
    expect(asked).toEqual([ADDRESS, ...Array.from({ length: 10 }, (_, index) => hop(index + 1))]);
    expect(pings).toEqual([]);
  });

  it('A4: does not ask behind the eleventh, and tells all of them 302 once [AD-022]', async () => {
    const { answer, asked, pings } = await askFor(chain(11, vast(inline('a'))));

    expect(answer.error).toBe('WRAPPER_LIMIT_REACHED');
    expect(asked).toHaveLength(11);
    expect(pings).toEqual(errors(11, 302));
  });

  it('A4: finds a loop by an address that comes twice, though its macros differ', async () => {
    const back = `${ADDRESS}?[CACHEBUSTING]`;
    const answers = {
      [ADDRESS]: vast(wrapper('w1', `${hop(1)}?[TRANSACTIONID]`)),
      [`${hop(1)}?7`]: vast(wrapper('w2', `${hop(1)}?[TRANSACTIONID]`)),
    };
    const { answer, asked, pings } = await askFor(answers, { macros: { TRANSACTIONID: '7' } });
    const root = await askFor(
      { [`${ADDRESS}?5`]: vast(wrapper('w1', back)) },
      { address: back, macros: { CACHEBUSTING: '5' } },
    );

    expect(answer.error).toBe('WRAPPER_LOOP');
    expect(asked).toEqual([ADDRESS, `${hop(1)}?7`]);
    expect(pings).toEqual(errors(2, 302));
    expect(root.answer.error).toBe('WRAPPER_LOOP');
    expect(root.asked).toHaveLength(1);
  });

  it('A4: tells every hop 303 where the last document is empty, and the document itself', async () => {
    const end = vast('<Error>https://t.example/empty?[ERRORCODE]</Error>');
    const { answer, pings } = await askFor(chain(3, end));

    expect(answer).toEqual({
      pod: [],
      standIns: [],
      error: 'WRAPPER_NO_ANSWER',
      failures: ['WRAPPER_NO_ANSWER'],
      breakTrackings: [],
    });
    expect(pings).toEqual(['https://t.example/empty?303', ...errors(3, 303)]);
  });

  it('A4: gives all hops one budget together, and tells them 301', async () => {
    vi.useFakeTimers();
    const late = (xml: Answer) => () =>
      new Promise<string>((resolve) => void setTimeout(() => resolve(String(xml)), 300));
    const answers = Object.entries(chain(9, vast(inline('a'))));
    const slow = Object.fromEntries(answers.map(([url, xml]) => [url, late(xml)]));

    const asking = askFor(slow, { budgetMs: 1000 });
    await vi.advanceTimersByTimeAsync(1000);
    const { answer, asked, pings } = await asking;
    await vi.advanceTimersByTimeAsync(10_000);

    expect(answer.error).toBe('WRAPPER_TIMEOUT');
    expect(asked).toHaveLength(4);
    expect(pings).toEqual(errors(3, 301));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer behind an answer', async () => {
    vi.useFakeTimers();
    await askFor(chain(1, vast(inline('a'))));

    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['VAST_REQUEST_FAILED', 'WRAPPER_FAILED', 300],
    ['VAST_HTTP_STATUS', 'WRAPPER_FAILED', 300],
    ['VAST_EMPTY_ANSWER', 'WRAPPER_NO_ANSWER', 303],
    ['VAST_INVALID_XML', 'VAST_INVALID_XML', 100],
  ] as const)('calls %s of a hop %s and tells it %i', async (failure, name, code) => {
    const { answer, pings } = await askFor(chain(2, new XmlFailure(failure)));

    expect(answer.error).toBe(name);
    expect(pings).toEqual(errors(2, code));
  });

  it('tells hops of a fault of the advertisement behind them', async () => {
    const { answer, pings } = await askFor(chain(1, vast(inline('a', { files: '' }))));

    expect(answer.error).toBe('MEDIA_FILE_MISSING');
    expect(pings).toEqual([...errors(1, 401), 'https://t.example/a/error?401']);
  });

  it('does not ask where consent forbids it', async () => {
    const { answer, asked, pings } = await askFor(chain(1, vast(inline('a'))), {
      mayAsk: (url) => url !== hop(1),
    });

    expect(answer.error).toBe('WRAPPER_FAILED');
    expect(asked).toEqual([ADDRESS]);
    expect(pings).toEqual(errors(1, 300));
  });

  it.each(['javascript:alert(1)', '', 'ftp://hop.example/1'])(
    'takes no hop to "%s"',
    async (address) => {
      const { answer, pings } = await askFor(vast(wrapper('w1', address)));

      expect(answer.error).toBe('WRAPPER_URL_INVALID');
      expect(pings).toEqual(errors(1, 300));
    },
  );

  it('reads an address beside the document that names it', async () => {
    const answers = {
      [ADDRESS]: vast(wrapper('w1', 'next/hop.xml')),
      'https://ads.example/next/hop.xml': vast(wrapper('w2', '//cdn.example/end')),
      'https://cdn.example/end': vast(inline('a')),
    };

    expect(idsOf((await askFor(answers)).answer.pod)).toEqual(['a']);
  });

  it('follows no wrapper behind one that forbids it', async () => {
    const { answer, asked, pings } = await askFor(
      chain(2, vast(inline('a')), 'followAdditionalWrappers="false"'),
    );

    expect(answer.error).toBe('WRAPPER_NO_ANSWER');
    expect(asked).toEqual([ADDRESS, hop(1)]);
    expect(pings).toEqual(errors(1, 303));
  });

  it('takes of several behind a wrapper only the first that stands alone', async () => {
    const end = vast(inline('a', { sequence: '1' }) + inline('b') + inline('c'));
    const { answer } = await askFor(chain(1, end));

    expect(idsOf(answer.pod)).toEqual(['b']);
    expect(answer.standIns).toEqual([]);
  });

  it('has nothing where a pod stands behind a wrapper that allows one, and says so once', async () => {
    const end = vast(inline('a', { sequence: '1' }) + inline('b', { sequence: '2' }));
    const { answer, pings } = await askFor(chain(1, end));

    expect(answer.error).toBe('WRAPPER_NO_ANSWER');
    expect(pings).toEqual(errors(1, 303));
  });

  it('takes an only one whatever its number', async () => {
    const { answer } = await askFor(chain(1, vast(inline('a', { sequence: '1' }))));

    expect(idsOf(answer.pod)).toEqual(['a']);
  });

  it.each([
    ['allowMultipleAds="true"', '4.2'],
    ['', '2.0'],
  ])('takes a whole pod behind a wrapper with %s in VAST %s', async (attributes, version) => {
    const end = vast(inline('b', { sequence: '2' }) + inline('a', { sequence: '1' }) + inline('c'));
    const { answer } = await askFor({
      [ADDRESS]: vast(wrapper('w1', hop(1), { attributes }), version),
      [hop(1)]: end,
    });

    expect(idsOf(answer.pod)).toEqual(['a', 'b']);
    expect(idsOf(answer.standIns)).toEqual(['c']);
  });

  it('tells nothing and rejects when the caller ends the request', async () => {
    const leaving = new AbortController();
    const reason = new Error('the viewer left');
    const never = () => new Promise<string>(() => undefined);
    const asking = askFor(chain(1, never), { signal: leaving.signal });
    leaving.abort(reason);

    await expect(asking).rejects.toBe(reason);
  });
});
