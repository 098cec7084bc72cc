import type { Translate } from '@foyer/ui/i18n';
import { formatSpan } from './guide-time.ts';
import type { GuideProgramme } from './guide.types.ts';

/** Where a programme stands in time. */
export type ProgrammeState = 'past' | 'archived' | 'onAir' | 'ahead';

/** What the ear hears of each state. */
export type StateWords = Readonly<Record<ProgrammeState, string>>;

/** The words of the states, for a grid to ask for once: each cell needs one. */
export const stateWords = (t: Translate): StateWords => ({
  past: t('component.guide.past'),
  archived: t('component.guide.archived'),
  onAir: t('component.guide.onAir'),
  ahead: t('component.guide.ahead'),
});

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
    stateWord,
    timeZone,
  }: { channelName: string; stateWord: string; timeZone: string },
): string {
  const { title, ageLabel } = programme;
  // Begins with the words that the eye sees, as voice control wants it.
  const seen = `${title} ${timeAndNote(programme, timeZone)}`;
  const words = [seen, ageLabel, channelName, stateWord];
  return words.filter(Boolean).join(', ');
}

/** «18:40–20:05 · комедия». */
export function timeAndNote(programme: GuideProgramme, timeZone: string): string {
  const span = formatSpan(programme, timeZone);
  return programme.note ? `${span} · ${programme.note}` : span;
}
