import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '@foyer/workspace/paths';
import { freePort } from '@foyer/workspace/ports';
import { startService, stopProcess } from '@foyer/workspace/processes';
import { webService } from '@foyer/workspace/services';
import { startStack } from '@foyer/workspace/stack';

/** The servers that are compared, over one backend. All addresses are origins. */
export interface Sites {
  ours: string;
  floor: string;
  api: string;
  stop: () => Promise<void>;
}

/**
 * Starts the backend, our built site and the floor.
 *
 * @param checkout - Folder of the repository whose built site is measured. @default this one
 */
export async function startSites(checkout: string = root): Promise<Sites> {
  const stack = await startStack({ hasWeb: false });
  const stops = [stack.stop];
  const stop = async () => {
    for (const one of stops.toReversed()) await one();
  };
  const quiet = ['ignore', 'ignore', 'inherit'] as const;
  try {
    const [port, floorPort] = [await freePort(), await freePort()];
    const portOf = (url: string) => Number(new URL(url).port);
    const service = webService(
      {
        port,
        backendPort: portOf(stack.backendUrl),
        controlPort: portOf(stack.controlUrl),
        partiesPort: portOf(stack.partiesUrl),
        composerPort: 0,
        revision: 'bench',
      },
      'production',
    );
    const built = join(resolve(checkout), service.script);
    // Before the web server was built, its source was started.
    const script = existsSync(built) ? built : join(resolve(checkout), 'apps/web/src/server.ts');
    const ours = `http://localhost:${port}`;
    // Of an older checkout too, which had no `/ready`.
    const readyUrl = `${ours}/app_info`;
    const web = await startService({ ...service, script, readyUrl }, [...quiet]);
    stops.push(() => stopProcess(web));
    const floor = await startService(
      {
        name: 'floor',
        script: 'tools/bench/src/web/floor/floor.server.ts',
        env: {
          NODE_ENV: 'production',
          PORT: String(floorPort),
          API_URL: stack.backendUrl,
          SITE_URL: ours,
        },
        readyUrl: `http://127.0.0.1:${floorPort}/health`,
      },
      [...quiet],
    );
    stops.push(() => stopProcess(floor));
    // `localhost` for both: the label goes by host, and both see one session.
    return {
      ours,
      floor: `http://localhost:${floorPort}`,
      api: stack.backendUrl,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
