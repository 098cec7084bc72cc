import { resolve } from 'node:path';
import {
  isLoopback,
  readLogSettings,
  readPort,
  readStopDelay,
  readTrustedProxies,
  StartRefusal,
  type LogSettings,
  type TrustedProxies,
} from '@foyer/server';
import { secret, type Secret } from '@foyer/secret';
import * as v from 'valibot';
import { readEditors } from './folder/known-editors.ts';

/** The site of one label, which the canvas shows. */
export interface LabelSite {
  /** Id of the label. */
  label: string;
  /** As editors read it. */
  name: string;
  origin: string;
}

/** What the composer's server reads from its environment. docs/how-to/configure.md */
export interface ComposerEnv {
  port: number;
  /** Address to listen on. @default '127.0.0.1' */
  host: string;
  /** Where editors reach the composer; requests of other origins are refused. @default this machine's names */
  publicOrigin: string | undefined;
  /** Where the service answers that keeps the pages. */
  apiUrl: string;
  /** The site of each label. */
  sites: readonly LabelSite[];
  /** Folder of page documents that is edited in place of a service's pages, absolute. docs/decisions/0133 */
  pagesDir: string | undefined;
  /** File of the map of its pictures. */
  pagesPictures: string | undefined;
  /** Who edits the folder. */
  editors: ReturnType<typeof readEditors>;
  /** What the person at this machine edits with, without signing in; taken on loopback only. */
  ownToken: Secret | undefined;
  log: LogSettings;
  /** Proxies whose word about the editor's address is believed. */
  isTrustedProxy: TrustedProxies;
  /** How long requests are still taken after a stop was asked for, in seconds. @default 0 */
  stopDelaySeconds: number;
}

const originSchema = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
  v.transform((text) => new URL(text).origin),
);

const sitesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.pipe(
    v.array(
      v.object({
        label: v.pipe(v.string(), v.minLength(1)),
        name: v.pipe(v.string(), v.minLength(1)),
        origin: originSchema,
      }),
    ),
    v.minLength(1),
  ),
);

const form = '[{"label": "main", "name": "Main", "origin": "https://example.org"}]';

function readOrigin(name: string, text: string): string {
  const read = v.safeParse(originSchema, text);
  if (!read.success) throw new StartRefusal(`${name} must be an address; it is ${text}.`);
  return read.output;
}

function readSites(text: string | undefined): readonly LabelSite[] {
  const read = v.safeParse(sitesSchema, text);
  if (!read.success) throw new StartRefusal(`COMPOSER_SITES must be like ${form}.`);
  return read.output;
}

/**
 * Reads and checks the environment.
 *
 * @throws StartRefusal with one sentence for people when a value is missing, malformed or unsafe.
 */
export function readEnv(source: NodeJS.ProcessEnv): ComposerEnv {
  const host = source['COMPOSER_HOST'] || '127.0.0.1';
  const ownToken = source['COMPOSER_TOKEN'] || undefined;
  const url = source['COMPOSER_URL'] || undefined;
  const publicOrigin = url && readOrigin('COMPOSER_URL', url);
  if (ownToken !== undefined && !isLoopback(host)) {
    throw new StartRefusal(
      `COMPOSER_TOKEN lets all edit who reach the composer, so it listens on loopback only; COMPOSER_HOST is ${host}.`,
    );
  }
  // A proxy in front brings all requests to the loopback address.
  if (ownToken !== undefined && publicOrigin && !isLoopback(new URL(publicOrigin).hostname)) {
    throw new StartRefusal(
      `COMPOSER_TOKEN lets all edit who reach the composer; COMPOSER_URL is ${publicOrigin}, which others reach too.`,
    );
  }
  if (publicOrigin === undefined && !isLoopback(host)) {
    throw new StartRefusal('COMPOSER_URL is needed where COMPOSER_HOST is not this machine.');
  }
  return {
    port: readPort('COMPOSER_PORT', source['COMPOSER_PORT'], 4003),
    host,
    publicOrigin,
    apiUrl: readOrigin('API_URL', source['API_URL'] || 'http://127.0.0.1:4000'),
    sites: readSites(source['COMPOSER_SITES']),
    pagesDir: source['PAGES_DIR'] ? resolve(source['PAGES_DIR']) : undefined,
    pagesPictures: source['PAGES_PICTURES'] || undefined,
    editors: readEditors(source['PAGE_EDITORS']),
    ownToken: ownToken === undefined ? undefined : secret(ownToken),
    log: readLogSettings(source, 'text'),
    isTrustedProxy: readTrustedProxies(source['TRUSTED_PROXIES']),
    stopDelaySeconds: readStopDelay(source['STOP_DELAY_SECONDS']),
  };
}
