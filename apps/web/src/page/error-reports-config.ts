import type { ErrorReportsConfig, ReportEnvironment } from '@foyer/page-runtime/page/page-state';
import type { WebEnv } from '../server/env.ts';

/** The project of the reference backend's collector, which takes every key. */
const demoDsn = 'https://demo@localhost/1';

/** Whose errors the server's pages meet. */
export const reportEnvironment = ({
  hasDemoPowers,
  isProduction,
}: Pick<WebEnv, 'hasDemoPowers' | 'isProduction'>): ReportEnvironment => {
  if (hasDemoPowers) return 'demo';
  return isProduction ? 'production' : 'development';
};

/**
 * Where a page reports errors to: the project of `ERROR_DSN`; with demo powers `?collect-errors` in the address asks for
 * the reference backend's collector. START-005
 */
export function errorReportsConfig(
  { searchParams }: URL,
  env: Pick<WebEnv, 'hasDemoPowers' | 'isProduction' | 'errorDsn'>,
): ErrorReportsConfig | undefined {
  const isAsked = env.hasDemoPowers && searchParams.has('collect-errors');
  const dsn = env.errorDsn ?? (isAsked ? demoDsn : undefined);
  return dsn === undefined ? undefined : { dsn, environment: reportEnvironment(env) };
}
