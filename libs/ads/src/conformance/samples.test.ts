// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { XmlFailure } from '../ad-request/xml-failure.ts';
import { parseXml } from '../testing/parse-xml.ts';
import { requestSample } from './request-sample.ts';
import { breaksOf, type PlayedSample, type SampleResult } from './sample-run.ts';

const folder = join(import.meta.dirname, 'samples');
const names = readdirSync(folder).filter((name) => name.endsWith('.xml'));
const expected: Readonly<Record<string, readonly PlayedSample[]>> = JSON.parse(
  readFileSync(join(folder, 'expected.json'), 'utf8'),
);

/** Answers from the folder; `silent.example` never answers. */
async function fetchXml(url: string): Promise<Document> {
  const { host, pathname } = new URL(url);
  if (host === 'silent.example') return new Promise(() => undefined);
  try {
    return parseXml(readFileSync(join(folder, pathname), 'utf8').replace(/^\uFEFF/u, ''));
  } catch (error) {
    throw error instanceof XmlFailure ? error : new XmlFailure('VAST_HTTP_STATUS');
  }
}

async function run(name: string): Promise<SampleResult[]> {
  const results: SampleResult[] = [];
  for (const at of breaksOf(readFileSync(join(folder, name), 'utf8'))) {
    const pings: string[] = [];
    const ports = { fetchXml, mayAsk: () => true, ping: (url: string) => void pings.push(url) };
    // oxlint-disable-next-line no-await-in-loop -- in the order of the table
    const result = await requestSample(ports, 20)(`https://files.example/${name}`, at);
    results.push({ ...at, ...result, pings });
  }
  return results;
}

describe('the samples of the project', () => {
  it('are forty, each with its row', () => {
    expect(names).toHaveLength(40);
    expect(Object.keys(expected)).toEqual(names);
  });

  it.each(names)('%s gives what the table says', async (name) => {
    // What playing adds is the command's part.
    const rows = await run(name);
    const whole = expected[name] ?? [];
    expect(whole).toEqual(
      rows.map((row, index) => ({
        ...row,
        played: whole[index]?.played,
        playedPings: whole[index]?.playedPings,
      })),
    );
  });
});
