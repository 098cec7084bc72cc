import { afterEach, describe, expect, it, vi } from 'vitest';
import { XmlFailure } from '../ad-request/xml-failure.ts';
import { parseXml } from '../testing/parse-xml.ts';
import { askEarly, holdsNothing } from './ask-early.ts';

const ask = vi.hoisted(() => vi.fn<(url: string, signal: AbortSignal) => Promise<Document>>());
vi.mock('../ad-request/fetch-xml.ts', () => ({ fetchXml: ask }));

const address = 'https://ads.example/vast?page=[PAGEURL]';
const early = (mayAsk = true) =>
  askEarly({ address, macros: { PAGEURL: 'https://site.example' }, mayAsk: () => mayAsk });

const answered = (document: Promise<Document>) => holdsNothing({ document });

afterEach(() => {
  vi.useRealTimers();
  ask.mockReset();
});

describe('askEarly', () => {
  it('fills the address, and counts the time until the answer and no longer', async () => {
    vi.useFakeTimers();
    ask.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(parseXml('<VAST/>')), 700)),
    );
    const { document, spentMs } = early();
    await vi.advanceTimersByTimeAsync(300);
    expect(spentMs()).toBe(300);
    await vi.advanceTimersByTimeAsync(2_000);

    expect([spentMs(), (await document).documentElement.nodeName]).toEqual([700, 'VAST']);
    expect(ask.mock.lastCall?.[0]).toBe('https://ads.example/vast?page=https%3A%2F%2Fsite.example');
  });

  it('gives up after the time of a whole request [AD-023]', async () => {
    vi.useFakeTimers();
    ask.mockImplementation(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const { document } = early();
    const failed = document.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await failed).toEqual(new XmlFailure('VAST_TIMEOUT'));
  });

  it('A22: asks nothing that may not be asked', async () => {
    await expect(early(false).document).rejects.toEqual(new XmlFailure('VAST_REQUEST_FAILED'));
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('holdsNothing', () => {
  it.each([
    ['<VAST version="4.2"><Error>https://ads.example/e</Error></VAST>', true],
    ['<html/>', true],
    ['<VAST version="4.2"><Ad><Wrapper/></Ad></VAST>', false],
    ['<v:VMAP xmlns:v="http://www.iab.net/vmap-1.0"><v:AdBreak timeOffset="end"/></v:VMAP>', false],
  ])('says of %s: %s', async (xml, holds) => {
    expect(await answered(Promise.resolve(parseXml(xml)))).toBe(holds);
  });

  it('says so of a document that could not be had', async () => {
    expect(await answered(Promise.reject(new XmlFailure('VAST_INVALID_XML')))).toBe(true);
  });
});
