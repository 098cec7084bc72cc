import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { run } from './processes.ts';
import { Refusal, say } from './say.ts';

const knownPlaces = [
  // The browser without its windows: a tenth less of the processor for the same pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const downloadTimeoutSeconds = '300';

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, the machine's own, Playwright's, and
 * when there is none, fetches Playwright's, or Debian's package where that is allowed.
 *
 * @returns The path of its executable.
 * @throws Refusal when none can be had.
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;

  say('no Chromium on this machine; fetching the one of Playwright (up to 5 minutes)…');
  await limited('npx', ['playwright', 'install', 'chromium']);
  const fetched = findBrowser();
  if (fetched) return fetched;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('that did not work; installing the package of Debian (up to 5 minutes)…');
    await limited('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (findBrowser()) break;
      await limited('apt-get', ['install', '--yes', '--no-install-recommends', name]);
    }
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Refusal(
    'the browser tests need a Chromium and none could be installed. Install one and set CHROMIUM_PATH to it.',
  );
}

function findBrowser(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'];
  return [configured, ...knownPlaces, chromium.executablePath()].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
}

function limited(command: string, args: readonly string[]): Promise<number> {
  const hasTimeout = existsSync('/usr/bin/timeout');
  return hasTimeout
    ? run('timeout', [downloadTimeoutSeconds, command, ...args])
    : run(command, args);
}
