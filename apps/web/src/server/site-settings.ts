import { readFileSync } from 'node:fs';
import { flatten, parse, safeParse, type InferOutput } from 'valibot';
import {
  labelSettingsSchema,
  siteSettingsSchema,
  type LabelSettings,
} from './site-settings.schema.ts';

/** What is set for a label; the defaults for one that nothing is set for. */
export type SiteSettings = (labelId: string) => LabelSettings;

/** A mounted file is replaced rather than written, which only polling notices everywhere. */
const usualPollMs = 5000;

/**
 * Reads `SITE_SETTINGS`: the path of a JSON file, or JSON itself. A file is read anew when it changes, so that a banner
 * needs no deployment; a bad edit is reported and changes nothing.
 *
 * @throws Error with one sentence for people when the settings cannot be used at the start.
 */
export function openSiteSettings(
  source: string | undefined,
  reportError: (error: unknown) => void,
  pollMs = usualPollMs,
): SiteSettings {
  if (!source) return settingsOf({});
  if (source.trimStart().startsWith('{')) return settingsOf(read(source, 'the variable'));
  let text = readFile(source);
  let current = settingsOf(read(text, source));
  const look = () => {
    try {
      const next = readFile(source);
      if (next === text) return;
      text = next;
      current = settingsOf(read(text, source));
    } catch (error) {
      reportError(error);
    }
  };
  setInterval(look, pollMs).unref();
  return (labelId) => current(labelId);
}

type Settings = InferOutput<typeof siteSettingsSchema>;

function settingsOf(settings: Settings): SiteSettings {
  const byDefault = parse(labelSettingsSchema, {});
  return (labelId) => settings[labelId] ?? byDefault;
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Error(`SITE_SETTINGS: ${path} cannot be read.`);
  }
}

function read(text: string, name: string): Settings {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`SITE_SETTINGS: ${name} holds no JSON.`);
  }
  const settings = safeParse(siteSettingsSchema, value);
  if (settings.success) return settings.output;
  const [problem] = Object.entries(flatten(settings.issues).nested ?? {});
  throw new Error(
    `SITE_SETTINGS: ${problem ? `${problem[0]}: ${problem[1]?.[0]}` : `${name} holds no object of labels`}.`,
  );
}
