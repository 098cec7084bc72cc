import { isIPv6 } from 'node:net';
import { builtBackend, builtWeb } from './built.ts';
import type { Service } from './processes.ts';
import { Refusal } from './say.ts';
import type { Settings } from './settings.ts';

/** A service that listens where the environment says. */
export interface OperatorService extends Service {
  port: number;
  /** The variable that moves it. */
  portSetting: string;
}

/** What an operator runs. */
export interface OperatorServices {
  services: readonly OperatorService[];
  /** Projects to be built for them. */
  projects: readonly string[];
}

/** Addresses of all networks of a machine: it answers on its own as well. */
const everywhere = ['0.0.0.0', '::', ''];

/**
 * Backend and web server with the settings of the environment; with `API_URL`, the address of the operator's own backend,
 * the web server alone.
 *
 * @throws Refusal when demo powers are asked for.
 */
export function operatorServices(
  { port, backendPort, revision }: Settings,
  env: NodeJS.ProcessEnv,
): OperatorServices {
  if (env['CONTROL']) {
    throw new Refusal('this command gives no demo powers: unset CONTROL, or use `npm start`.');
  }
  const host = everywhere.includes(env['HOST'] ?? '') ? '127.0.0.1' : (env['HOST'] ?? '');
  const origin = (ofPort: number) => `http://${isIPv6(host) ? `[${host}]` : host}:${ofPort}`;
  const common = { NODE_ENV: 'production' };
  const web = {
    name: 'web server',
    script: builtWeb,
    port,
    portSetting: 'PORT',
    env: {
      ...common,
      PORT: String(port),
      API_URL: env['API_URL'] || origin(backendPort),
      REVISION: revision,
    },
    readyUrl: `${origin(port)}/ready`,
  };
  if (env['API_URL']) return { services: [web], projects: ['@foyer/web'] };
  const backend = {
    name: 'backend',
    script: builtBackend,
    port: backendPort,
    portSetting: 'BACKEND_PORT',
    env: {
      ...common,
      BACKEND_PORT: String(backendPort),
      // The web server beside it says for whom it asks.
      TRUSTED_PROXIES: [env['TRUSTED_PROXIES'], host].filter(Boolean).join(','),
    },
    readyUrl: `${origin(backendPort)}/ready`,
  };
  return { services: [backend, web], projects: ['@foyer/backend', '@foyer/web'] };
}
