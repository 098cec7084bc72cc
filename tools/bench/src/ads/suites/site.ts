import { gzipSync } from 'node:zlib';
import { say } from '@foyer/workspace/say';
import { adClientFiles } from '../../ad-client-files.ts';
import { middle } from '../../player/report/figures.ts';
import type { Page, Request } from 'playwright';
import { type FilmVisit, visitFilm } from '../page/visit-film.ts';
import type { Row } from '../report/row.ts';
import { between, lastOf, type SiteBench } from './on-site.ts';

/** What the client may weigh, in bytes after gzip. */
const MOST_KB = 25;
/** What the end of an advertisement may cost beside the start of a paused film, in ms. */
const BESIDE_MS = 100;

/** How long a film is watched until everything of its page is there, in ms. */
const QUIET_MS = 5_000;

/** Elements that a reader of VAST must know, and nothing else names. */
const MARK = 'VASTAdTagURI';

/** Scripts of a visit that begins a film: path and text. */
async function scriptsOf(bench: SiteBench, visit: FilmVisit): Promise<ReadonlyMap<string, string>> {
  const texts: Promise<readonly [string, string]>[] = [];
  const note = (request: Request) => {
    if (request.resourceType() === 'script') texts.push(textOf(request));
  };
  await visitFilm(bench.browser, {
    ...visit,
    prepare: (page) => page.on('requestfinished', note),
    // What a page loads late is no matter of advertising.
    stay: (page) => page.waitForTimeout(QUIET_MS),
  });
  return new Map(await Promise.all(texts));
}

async function textOf(request: Request): Promise<readonly [string, string]> {
  const response = await request.response();
  return [new URL(request.url()).pathname, (await response?.text()) ?? ''];
}

/** The floor of what follows an advertisement: the film's own element paused, and started. In ms until it moves. */
const resumeTime = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const film = document.querySelector('video');
        film?.pause();
        setTimeout(() => {
          const start = performance.now();
          const from = film?.currentTime ?? 0;
          const look: VideoFrameRequestCallback = (_, { mediaTime }) => {
            if (mediaTime > from) resolve(performance.now() - start);
            else film?.requestVideoFrameCallback(look);
          };
          film?.requestVideoFrameCallback(look);
          void film?.play();
        }, 500);
      }),
  );

const kilobytes = (scripts: Iterable<string>): number =>
  [...scripts].reduce((bytes, text) => bytes + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** What a slot makes a film load, and how soon the film goes on after an advertisement. */
export async function site(bench: SiteBench): Promise<readonly Row[]> {
  const { foyer, runs } = bench;
  await foyer.chooseScenario('short');
  const plain = await scriptsOf(bench, { origin: foyer.plain });
  const withAds = await scriptsOf(bench, { origin: foyer.withAds });
  const added = [...withAds].filter(([path]) => !plain.has(path));
  for (const [path, text] of added) say(`${path}: ${kilobytes([text]).toFixed(1)} kB`);
  const { client: ours } = await adClientFiles();
  const played = added.filter(([path]) => ours.includes(path.slice(1)));
  const client = [...plain.values()].filter((text) => text.includes(MARK));

  const waits: (number | undefined)[] = [];
  const resumes: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const stay = async (page: Page) => void resumes.push(await resumeTime(page));
    const marks = await visitFilm(bench.browser, { origin: foyer.withAds, stay });
    waits.push(between(lastOf(marks, 'ended'), lastOf(marks, 'content')));
  }
  const floor = middle(resumes);
  return [
    {
      what: 'scripts of a playback with a slot',
      figure: kilobytes(added.map(([, text]) => text)),
      unit: 'kB',
      note: 'gzip -9, with what decides when a break is due, and what is drawn over it',
    },
    {
      what: 'scripts of the client',
      figure: kilobytes(played.map(([, text]) => text)),
      unit: 'kB',
      most: MOST_KB,
      note: 'VMAP, VAST, films and pings; a test holds it too',
    },
    {
      what: 'scripts of the client without a slot',
      figure: kilobytes(client),
      unit: 'kB',
      most: 0,
    },
    { what: 'a paused film until it moves', figure: floor, unit: 'ms' },
    {
      what: 'end of an advertisement until the film moves',
      figure: middle(waits),
      unit: 'ms',
      most: (floor ?? 0) + BESIDE_MS,
      note: `a paused film + ${BESIDE_MS}`,
    },
  ];
}
