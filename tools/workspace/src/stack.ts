import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './lib/ports.ts';
import { startService, stopProcess } from './lib/processes.ts';
import { readLabelSites } from './lib/labels.ts';
import { backendService, composerService, webService } from './lib/services.ts';

/** A whole running Foyer with a data folder of its own, for tests and benches. */
export interface Stack {
  /** With `localhost`, where the label goes by host. */
  webUrl: string;
  backendUrl: string;
  controlUrl: string;
  /** Ad server and payment provider. */
  partiesUrl: string;
  /** Where the site lets a composer show drafts from; {@link startComposer} starts one there. */
  composerUrl: string;
  /** Everything both processes printed so far. */
  output: () => string;
  /**
   * Kills the backend without a warning, waits, and starts it again on its ports and data.
   *
   * @param downMs - How long it is gone at least, in milliseconds. @default 0
   */
  restartBackend: (downMs?: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** What a stack can be told. */
export interface StackOptions {
  /** The built site, or the source with hot reload. @default 'production' */
  mode?: 'production' | 'development';
  /** Whether the site is started too. @default true */
  hasWeb?: boolean;
  /** Whether free titles have the demo's advertisements, which hold them up. @default false */
  hasAdvertising?: boolean;
  /** The site's settings by label, made with the origin of the ad server and the payment provider. @default the demo's */
  siteSettings?: ((partiesUrl: string) => object) | undefined;
  /** Added to the environment of both processes. */
  env?: Readonly<Record<string, string>>;
  /** Folder for cut pictures that stacks beside each other share: each is cut once. @default the stack's own */
  picturesDir?: string | undefined;
}

/**
 * Starts the built composer of a stack.
 *
 * @param env - Added to its environment: without `COMPOSER_TOKEN` editors sign in.
 */
export async function startComposer(
  { webUrl, backendUrl, composerUrl }: Pick<Stack, 'webUrl' | 'backendUrl' | 'composerUrl'>,
  env: Readonly<Record<string, string>> = {},
): Promise<{ stop: () => Promise<void> }> {
  const portOf = (url: string) => Number(new URL(url).port);
  const settings = {
    port: portOf(webUrl),
    backendPort: portOf(backendUrl),
    composerPort: portOf(composerUrl),
  };
  const service = composerService(settings, await readLabelSites());
  const child = await startService({ ...service, env: { ...service.env, ...env } }, 'ignore');
  return { stop: () => stopProcess(child) };
}

/** Starts backend and web on free ports and waits until both answer. */
export async function startStack({
  mode = 'production',
  hasWeb = true,
  hasAdvertising = false,
  siteSettings,
  env = {},
  picturesDir,
}: StackOptions = {}): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-'));
  if (picturesDir !== undefined) await symlink(picturesDir, join(dataDir, 'images'));
  const settings = {
    port: await freePort(),
    backendPort: await freePort(),
    controlPort: await freePort(),
    partiesPort: await freePort(),
    composerPort: await freePort(),
    revision: 'test',
  };
  const partiesUrl = `http://localhost:${settings.partiesPort}`;
  let output = '';
  const started: ChildProcess[] = [];
  const start = async (service: ReturnType<typeof backendService>) => {
    // What a test lays out is on the next page, not some seconds later.
    const fixed = {
      DATA_DIR: dataDir,
      KEPT_PAGES_SECONDS: '0',
      ...(siteSettings && { SITE_SETTINGS: JSON.stringify(siteSettings(partiesUrl)) }),
    };
    const own = { ...service, env: { ...service.env, ...fixed, ...env } };
    const child = await startService(own, ['ignore', 'pipe', 'pipe']);
    started.push(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    return child;
  };
  const stop = async () => {
    await Promise.all(started.map((child) => stopProcess(child)));
    await rm(dataDir, { recursive: true, force: true });
  };

  let backend: ChildProcess;
  try {
    backend = await start(backendService(settings, mode));
    if (hasWeb) await start(webService(settings, mode, { hasAdvertising }));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    webUrl: `http://localhost:${settings.port}`,
    backendUrl: `http://127.0.0.1:${settings.backendPort}`,
    controlUrl: `http://127.0.0.1:${settings.controlPort}`,
    partiesUrl,
    composerUrl: `http://localhost:${settings.composerPort}`,
    output: () => output,
    restartBackend: async (downMs = 0) => {
      await stopProcess(backend, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, downMs));
      backend = await start(backendService(settings, mode));
    },
    stop,
  };
}
