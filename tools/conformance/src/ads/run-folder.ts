import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { createRecorder, FILES, PAGE, type Recorder } from './recorder.ts';
import type { Result, Table } from './results.types.ts';

/** The page that carries the client; it is the library's. */
const page = join(root, 'libs/ads/src/conformance/conformance.page.ts');

/**
 * Runs every `.xml` of a folder through the client in a browser, one after another.
 *
 * @param executablePath - Of a Chromium.
 */
export async function runFolder(folder: string, executablePath: string): Promise<Table> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.xml')).sort();
  const recorder = createRecorder(folder, await buildPage());
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  });
  try {
    const context = await browser.newContext();
    await context.route('**/*', recorder.answer);
    const opened = await context.newPage();
    await opened.goto(PAGE);
    const table: Record<string, readonly Result[]> = {};
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- the pings of a file are those of one run
      table[name] = await runFile(
        opened,
        recorder,
        name,
        await readFile(join(folder, name), 'utf8'),
      );
    }
    return table;
  } finally {
    await browser.close();
  }
}

async function runFile(
  opened: Page,
  recorder: Recorder,
  name: string,
  xml: string,
): Promise<Result[]> {
  const results: Result[] = [];
  const address = `${FILES}${encodeURIComponent(name)}`;
  const places = await opened.evaluate((text) => window.breaksOf(text), xml);
  for (const at of places) {
    const asked = [address, at] as const;
    recorder.takePings();
    // oxlint-disable-next-line no-await-in-loop
    const read = await opened.evaluate(([url, place]) => window.readSample(url, place), asked);
    const pings = recorder.takePings();
    // oxlint-disable-next-line no-await-in-loop
    const played = await opened.evaluate(([url, place]) => window.showSample(url, place), asked);
    results.push({ ...at, ...read, pings, played, playedPings: recorder.takePings() });
  }
  return results;
}

type Place = Pick<Result, 'slot' | 'time'>;
/** What the recorder and the playing add. */
type Later = 'pings' | 'played' | 'playedPings';

/** What the page offers; `conformance.page.ts` of the library says it whole. */
declare global {
  interface Window {
    breaksOf: (xml: string) => readonly Place[];
    readSample: (address: string, at: Place) => Promise<Omit<Result, keyof Place | Later>>;
    showSample: (address: string, at: Place) => Promise<Result['played']>;
  }
}

async function buildPage(): Promise<string> {
  const built = await build({
    root: join(root, 'libs/ads'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: page, output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the page of the client was not built');
  return chunk.code;
}
