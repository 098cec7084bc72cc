import { builtBackend, builtComposer, builtWeb } from './built.ts';
import { demoSettings } from './demo-settings.ts';
import { here, hostHere, type LabelSite } from './labels.ts';
import { pageToken } from './page-token.ts';
import type { Service } from './processes.ts';
import type { Settings } from './settings.ts';

/** The terminal of the demo shows codes, and not every request. */
const quietly = () => ({ LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });

/** Whether what is built is started, or the source. */
type Mode = 'production' | 'development';

/** The reference backend with its demo powers; it plays every outside party as well. */
export function backendService(
  { backendPort, controlPort, partiesPort }: Settings,
  mode: Mode,
): Service {
  return {
    name: 'backend',
    script: mode === 'production' ? builtBackend : 'tools/backend/src/main.ts',
    env: {
      ...quietly(),
      CONTROL: '1',
      BACKEND_PORT: String(backendPort),
      CONTROL_PORT: String(controlPort),
      PARTIES_PORT: String(partiesPort),
      PAGE_EDITORS: process.env['PAGE_EDITORS'] ?? pageToken.editors,
      // The web server beside it says for whom it asks, and which address they see.
      TRUSTED_PROXIES: process.env['TRUSTED_PROXIES'] ?? '127.0.0.1',
    },
    readyUrl: `http://127.0.0.1:${backendPort}/ready`,
  };
}

/** The web server: the built site in production mode, the source with hot reload otherwise. */
export function webService(
  { port, backendPort, partiesPort, composerPort, revision }: Settings,
  mode: Mode,
  { hasAdvertising = true } = {},
): Service {
  return {
    name: 'web server',
    script: mode === 'production' ? builtWeb : 'apps/web/src/server.ts',
    env: {
      ...quietly(),
      CONTROL: '1',
      NODE_ENV: mode,
      PORT: String(port),
      API_URL: process.env['API_URL'] ?? `http://127.0.0.1:${backendPort}`,
      REVISION: revision,
      COMPOSER_URL: process.env['COMPOSER_URL'] ?? composerUrl(composerPort),
      SITE_SETTINGS: process.env['SITE_SETTINGS'] ?? demoSettings({ partiesPort }, hasAdvertising),
    },
    readyUrl: `http://127.0.0.1:${port}/ready`,
  };
}

const composerUrl = (port: number): string => `http://localhost:${port}`;

/** The built composer, which the person at this machine uses without signing in. Decision 0136 */
export const composerService = (
  { port, backendPort, composerPort }: Pick<Settings, 'port' | 'backendPort' | 'composerPort'>,
  labels: readonly LabelSite[],
): Service => ({
  name: 'composer',
  script: builtComposer,
  env: {
    ...quietly(),
    COMPOSER_PORT: String(composerPort),
    API_URL: process.env['API_URL'] ?? `http://127.0.0.1:${backendPort}`,
    COMPOSER_TOKEN: pageToken.token,
    COMPOSER_SITES: JSON.stringify(
      labels
        .toSorted((one, other) => Number(hostHere(other) === here) - Number(hostHere(one) === here))
        .map((label) => ({
          label: label.id,
          name: label.name.rus,
          origin: `http://${hostHere(label)}:${port}`,
        })),
    ),
  },
  readyUrl: `http://127.0.0.1:${composerPort}/ready`,
});

/** Storybook's dev server: every component, flow and machine. */
export const storybookService = (port: number): Service => ({
  name: 'Storybook',
  script: 'node_modules/storybook/dist/bin/dispatcher.js',
  args: ['dev', '-c', 'apps/storybook/.storybook', '--port', String(port), '--ci', '--no-open'],
  env: {},
  readyUrl: `http://localhost:${port}/index.json`,
});
