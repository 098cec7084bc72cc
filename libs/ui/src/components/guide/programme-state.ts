import type { Translate } from '../../i18n/translator.ts';
import { formatSpan } from './guide-time.ts';
import type { GuideProgramme } from './guide.types.ts';

/** Where a programme stands in time. */
export type ProgrammeState = 'past' | 'archived' | 'onAir' | 'ahead';

/** Where a programme stands at a moment. */
export function stateOf(
  { startTime, endTime, isArchived = false }: GuideProgramme,
  now: number,
): ProgrammeState {
  if (startTime > now) return 'ahead';
  if (endTime > now) return 'onAir';
  return isArchived ? 'archived' : 'past';
}

/** Whole percent of a programme that are over, 0 to 100. */
export function percentOf({ startTime, endTime }: GuideProgramme, now: number): number {
  const share = (now - startTime) / (endTime - startTime);
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}

/** What the ear hears of a programme that stands in a grid: title, time, note, age, channel, state. */
export function programmeName(
  programme: GuideProgramme,
  {
    channelName,
    state,
    timeZone,
    t,
  }: { channelName: string; state: ProgrammeState; timeZone: string; t: Translate },
): string {
  const { title, ageLabel } = programme;
  // Begins with the words that the eye sees, as voice control wants it.
  const seen = `${title} ${timeAndNote(programme, timeZone)}`;
  const words = [seen, ageLabel, channelName, t(`component.guide.${state}`)];
  return words.filter(Boolean).join(', ');
}

/** «18:40–20:05 · комедия». */
export function timeAndNote(programme: GuideProgramme, timeZone: string): string {
  const span = formatSpan(programme, timeZone);
  return programme.note ? `${span} · ${programme.note}` : span;
}
