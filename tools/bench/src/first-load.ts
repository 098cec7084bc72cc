import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';
import type { RouteBudget } from './routes.ts';

/** What a page makes the browser fetch before anyone touches it. */
export interface FirstLoad {
  /** Bytes after gzip. */
  scriptBytes: number;
  /** Bytes after gzip. */
  styleBytes: number;
  /** Every script and style, with its bytes after gzip, the largest first. */
  files: readonly { path: string; bytes: number }[];
  /** The texts of all scripts, to look for what must not be there. */
  scripts: readonly string[];
}

/** Late code counts as well, as long as nobody has asked for it. */
const quietMs = 5000;

/** A full browser's name: the server streams to it, where a headless one would get a finished page. */
export const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/**
 * Loads a page in a new browser context and adds up all scripts and styles until five seconds after
 * its load event and its first script, or after what it comes to, without any input.
 *
 * @param origin - Of the site.
 */
export async function measureFirstLoad(
  browser: Browser,
  origin: string,
  route: Pick<RouteBudget, 'path' | 'login' | 'shows'>,
): Promise<FirstLoad> {
  const { login, shows } = route;
  const url = origin + route.path;
  const context = await browser.newContext({ userAgent: browserName });
  try {
    const page = await context.newPage();
    if (login !== undefined) await signIn(page, url, login);
    const bodies: Promise<{ type: string; path: string; text: string }>[] = [];
    const note = (request: Request) => {
      const type = request.resourceType();
      if (type !== 'script' && type !== 'stylesheet') return;
      bodies.push(readBody(request, type));
    };
    page.on('requestfinished', note);
    await page.addInitScript(withoutLongTimers, quietMs);
    // Scripts travel after the pictures: on a busy machine, the load event comes long before them.
    const firstScript = page.waitForEvent('requestfinished', {
      predicate: (request) => request.resourceType() === 'script',
    });
    await Promise.all([firstScript, page.goto(url, { waitUntil: 'load' })]);
    if (shows !== undefined) await page.locator(shows).first().waitFor();
    await page.waitForTimeout(quietMs);
    // What comes later does not count, and would be read from a page that is gone.
    page.off('requestfinished', note);

    const loaded = distinct(await Promise.all(bodies));
    const sized = loaded.map((file) => ({
      ...file,
      bytes: gzipSync(file.text, { level: 9 }).length,
    }));
    const sum = (type: string) =>
      sized.filter((file) => file.type === type).reduce((bytes, file) => bytes + file.bytes, 0);
    return {
      scriptBytes: sum('script'),
      styleBytes: sum('stylesheet'),
      files: sized.map(({ path, bytes }) => ({ path, bytes })).sort((a, b) => b.bytes - a.bytes),
      scripts: loaded.filter(({ type }) => type === 'script').map(({ text }) => text),
    };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before its scripts: no timer fires that is longer than the quiet time. What it brings comes after the
 * first load, and would count where a busy machine makes the load longer, as the flows of a passive viewer would.
 */
function withoutLongTimers(longestMs: number): void {
  const { setTimeout: start } = window;
  const unknownTimer = 0;
  const startShort = (handler: () => void, ms = 0, ...rest: unknown[]) =>
    ms > longestMs ? unknownTimer : start(handler, ms, ...rest);
  Object.assign(window, { setTimeout: startShort });
}

/** Gives the browser the session of a demo account; nothing of the site is loaded for it. */
export async function signIn(page: Page, url: string, login: string): Promise<void> {
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/demo/sign-in', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The demo account was answered ${answer.status}`);
    document.cookie = 'skipProfiles=true; Path=/; SameSite=Lax';
  }, JSON.stringify({ login }));
}

async function readBody(
  request: Request,
  type: string,
): Promise<{ type: string; path: string; text: string }> {
  const response = await request.response();
  return { type, path: new URL(request.url()).pathname, text: (await response?.text()) ?? '' };
}

/** A preloaded script is fetched once and reported twice. */
function distinct<File extends { path: string }>(files: readonly File[]): readonly File[] {
  return [...new Map(files.map((file) => [file.path, file])).values()];
}
