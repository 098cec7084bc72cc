import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { type BenchServer, startBenchServer } from '../link/bench-server.ts';
import { installProbe } from './install-probe.ts';

/** What a run of the bench works with. */
export interface Bench {
  browser: Browser;
  /** Folder of the title. */
  title: string;
  /** Folders of the built pages, by the first part of their path. */
  pages: Readonly<Record<string, string>>;
  /** In ms. */
  rtt: number;
}

/** One player to measure. */
export interface Contestant {
  name: string;
  /** The built page that it stands on. */
  page: string;
  /** More of the page's address, such as `engine=hls`. */
  query?: string;
}

/** A page of its own browser context, behind a link of its own. */
export interface OpenPage {
  page: Page;
  devtools: CDPSession;
  server: BenchServer;
  close: () => Promise<void>;
}

/** How a page is opened. */
export interface OpenOptions {
  mbps: number;
  /** In ms. @default that of the bench */
  rtt?: number;
  /** @default the large window */
  isSmall?: boolean;
  isLive?: boolean;
  faults?: BenchServer['faults'];
  /** Live: how many segments the stream lists. @default a minute of them */
  listed?: number | undefined;
}

/** Starts the browser with what the pages need: playback without a gesture, and a collector of garbage on demand. */
export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--autoplay-policy=no-user-gesture-required',
      '--js-flags=--expose-gc',
      '--enable-precise-memory-info',
    ],
  });
}

/** Opens a contestant's page with a cold cache. */
export async function openPage(
  { browser, title, pages, rtt: usual }: Bench,
  { page: name, query = '' }: Contestant,
  { mbps, rtt = usual, isSmall = false, isLive = false, faults = [], listed }: OpenOptions,
): Promise<OpenPage> {
  const server = await startBenchServer({ title, pages }, { bps: mbps * 1e6, rtt }, listed);
  server.faults = faults;
  const viewport = isSmall ? { width: 640, height: 360 } : { width: 1280, height: 720 };
  const context = await browser.newContext({ viewport });
  await context.addInitScript(installProbe, mbps);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const media = isLive ? '/live' : '/media';
  const address = `${server.url}/${name}/index.html?hls=${media}/variant.m3u8&dash=${media}/manifest.mpd${isLive ? '&live=1' : ''}&${query}`;
  await page.goto(address, { waitUntil: 'commit' });
  return {
    page,
    devtools,
    server,
    close: async () => {
      await context.close();
      await server.close();
    },
  };
}

/** Waits for the first frame; answers whether it came in time. */
export async function hasFirstFrame(page: Page, limitMs = 40_000): Promise<boolean> {
  try {
    await page.waitForFunction(() => window.playerProbe?.firstFrame !== undefined, null, {
      timeout: limitMs,
      polling: 50,
    });
    return true;
  } catch {
    return false;
  }
}
