import { freePort } from '@foyer/workspace/ports';
import { startService, stopProcess } from '@foyer/workspace/processes';
import { webService } from '@foyer/workspace/services';
import { startStack } from '@foyer/workspace/stack';

/** The built site over the reference ad server, twice: with advertising and without. All addresses are origins. */
export interface Foyer {
  withAds: string;
  plain: string;
  /** Decides what the ad server answers for a preroll; the other slots are empty. */
  chooseScenario: (scenario: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startFoyer(): Promise<Foyer> {
  const stack = await startStack({ hasAdvertising: true });
  const portOf = (url: string) => Number(new URL(url).port);
  try {
    const port = await freePort();
    const settings = {
      port,
      backendPort: portOf(stack.backendUrl),
      controlPort: portOf(stack.controlUrl),
      partiesPort: portOf(stack.partiesUrl),
      composerPort: 0,
      revision: 'test',
    };
    const service = webService(settings, 'production', { hasAdvertising: false });
    const plain = await startService(service, ['ignore', 'ignore', 'inherit']);
    return {
      withAds: stack.webUrl,
      plain: `http://localhost:${port}`,
      chooseScenario: async (preroll) => {
        const none = { midroll: 'empty', pauseroll: 'empty', postroll: 'empty' };
        const answer = await fetch(`${stack.controlUrl}/__control/ad-scenarios`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ preroll, ...none }),
        });
        if (!answer.ok) throw new Error(`The ad server has no scenario ${preroll}.`);
      },
      stop: async () => {
        await stopProcess(plain);
        await stack.stop();
      },
    };
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
