import type { DehydratedState } from '@tanstack/react-query';
import type { LanguageCode } from '@foyer/ui/languages';
import type { Label } from '@foyer/ui/theme';
import { packJson } from './pack-json.ts';
import type { SiteConfig } from './site-config.ts';
import { unpackJson } from './unpack-json.ts';

/** The error-reporting service as the page knows it. */
export interface ErrorReportsConfig {
  /** Names the project; the reports themselves go to the page's own origin. */
  dsn: string;
  environment: ReportEnvironment;
}

/** Whose errors they are; only `production` is traced. START-036, START-037 */
export type ReportEnvironment = 'production' | 'demo' | 'development';

/** What the server tells the page about itself. Spec 1 §3 "Page config from the server". */
export interface PageConfig {
  /** The label in force; the browser needs no other. LABEL-005 */
  label: Label;
  language: LanguageCode;
  /** The year of the page, for the footer: the server's clock, so that both sides agree. */
  year: number;
  /** The running build; every call carries it. */
  revision: string;
  /** Names the request in the logs of every server it reached. */
  requestId: string;
  /** The path that the visit's document was made for. START-031 */
  initialPage: string;
  /** Where the label answers, whichever host this page came from. */
  mainHostname: string;
  /** Path of the service on the page's own origin. */
  balancerEndpoint: string;
  /** Path of pictures on the page's own origin. */
  imagesBaseUrl: string;
  /** What the page is shown on. START-030 @default 'web' */
  deviceType: string;
  /** What the operator set for the label. docs/how-to/configure.md */
  site: SiteConfig;
  /** Whether the browser came with a session; without one it asks for a demo session. SESS */
  hasSession: boolean;
  /** Whether demo accounts, cimode and the live inspector exist. */
  hasDemoPowers: boolean;
  /** Shows keys instead of texts; demo powers only. */
  isCiMode: boolean;
  /** Support code of the load that failed on the server; the browser is not told the error itself. ERR-017 */
  failureCode?: string;
  /** Where errors are reported to; absent where nobody collects them. START-005 */
  errorReports?: ErrorReportsConfig;
}

/** The whole handover from server to browser: one JSON block in the page. */
export interface PageState {
  config: PageConfig;
  queries: DehydratedState;
}

/** Id of the JSON block in the page. */
export const pageStateId = 'foyer-page-state';

/** JSON that cannot end its script element early, whatever texts it holds; the queries without their keys. */
export function serialisePageState({ config, queries }: PageState): string {
  const text = JSON.stringify({ config, queries: packJson(queries) });
  return text.replaceAll('<', String.raw`\u003c`);
}

/**
 * Reads the handover in the browser.
 *
 * @throws SyntaxError when the page holds none, which means the document was not made by our server.
 */
export function readPageState(): PageState {
  const { config, queries } = JSON.parse(document.getElementById(pageStateId)?.textContent ?? '');
  return { config, queries: unpackJson(queries) as DehydratedState };
}
