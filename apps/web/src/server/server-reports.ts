import type { Log } from '@foyer/server';
import type { ServerRuntimeClient } from '@sentry/core/server';
import { isDefect } from '@foyer/error-reports/service/is-defect';
import { scrubEvent } from '@foyer/error-reports/service/scrub-report';
import { reportEnvironment } from '../page/error-reports-config.ts';
import type { WebEnv } from './env.ts';

/** Reports an error of the server. Never throws and is not waited for. */
export type ReportError = (error: unknown) => void;

type ReportsEnv = Pick<
  WebEnv,
  'errorDsn' | 'apiUrl' | 'revision' | 'hasDemoPowers' | 'isProduction'
>;

async function openClient(env: ReportsEnv, dsn: string): Promise<ServerRuntimeClient> {
  // With the first error: the server starts without the SDK.
  const [core, server, { reportTransport }] = await Promise.all([
    import('@sentry/core'),
    import('@sentry/core/server'),
    import('@foyer/error-reports/service/report-transport'),
  ]);
  const client = new server.ServerRuntimeClient({
    dsn,
    tunnel: `${env.apiUrl}/api/v1/error-reports`,
    environment: reportEnvironment(env),
    release: env.revision,
    platform: 'node',
    integrations: [],
    stackParser: core.createStackParser(server.nodeStackLineParser()),
    transport: reportTransport(fetch),
    sendClientReports: false,
    beforeSend: (event) => scrubEvent(event),
  });
  client.init();
  return client;
}

/**
 * Makes what reports the server's errors: to operators in the log and, with `ERROR_DSN`, to the
 * error-reporting service by the API's own call. START-005
 *
 * A service that is absent or failing costs nothing but its report. START-038
 */
export function createServerReports(env: ReportsEnv, log: Log): ReportError {
  const { errorDsn } = env;
  let opening: Promise<ServerRuntimeClient> | undefined;
  return (error) => {
    const isOurs = isDefect(error);
    if (isOurs) log.error('The web server failed', error);
    else log.warn('The web server could not do what it was asked', {}, error);
    if (errorDsn === undefined || !isOurs) return;
    opening ??= openClient(env, errorDsn);
    opening
      .then((client) =>
        client.captureException(error, { captureContext: { tags: { source: 'server' } } }),
      )
      .catch(() => undefined);
  };
}
