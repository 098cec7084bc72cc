import type { Image } from '../images/images.schema.ts';
import type { Language } from '../primitives.ts';
import type { Localised } from './localised.schema.ts';
import { textIn, type Texts } from './texts.ts';

/** What {@link localise} needs. */
export interface Localisation {
  language: Language;
  picture: (id: string) => Image;
  now: Date;
  /** Origin of the outside parties; absent where there are none. */
  partiesUrl: string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isTexts = (value: Record<string, unknown>): value is Record<string, unknown> & Texts =>
  typeof value['rus'] === 'string';

const DAY_MS = 24 * 60 * 60 * 1000;

/** 20:00 of that day as `dd.MM.yyyy HH:mm`. */
function eveningOf(inDays: number, now: Date): string {
  const day = new Date(now.getTime() + inDays * DAY_MS).toISOString().slice(0, 10);
  return `${day.split('-').toReversed().join('.')} 20:00`;
}

function resolve(value: unknown, to: Localisation): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, to));
  if (!isObject(value)) return value;
  if (isTexts(value)) return textIn(value, to.language);
  if (typeof value['$picture'] === 'string') return to.picture(value['$picture']);
  if (typeof value['$inDays'] === 'number') return eveningOf(value['$inDays'], to.now);
  if (typeof value['$party'] === 'string') return `${to.partiesUrl}/${value['$party']}`;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, to)]));
}

/** Whether kept data leads to an outside party, somewhere in it. */
export function leadsToParty(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(leadsToParty);
  return isObject(value) && ('$party' in value || Object.values(value).some(leadsToParty));
}

/** Kept data as it is answered. Leave out what leads to parties where there are none. */
export function localise<T>(data: Localised<T>, to: Localisation): T {
  // The type of kept data is derived from that of the answer, part by part.
  return resolve(data, to) as T;
}
