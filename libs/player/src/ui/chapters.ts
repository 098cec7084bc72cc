import type { PlayerAsset } from '@foyer/contract';

/** One part of the timeline, in seconds. */
export interface TimelinePart {
  start: number;
  end: number;
  title?: string;
}

/** The timeline's parts: one for each chapter, or a single one. What is before the first chapter is a part as well. */
export function timelineParts(chapters: PlayerAsset['chapters'], duration: number): TimelinePart[] {
  const inside = (chapters ?? []).filter(({ start }) => start < duration);
  const first = inside[0];
  if (!first || duration <= 0) return [{ start: 0, end: Math.max(0, duration) }];
  const lead = first.start > 0 ? [{ start: 0, end: first.start }] : [];
  return [
    ...lead,
    ...inside.map(({ start, title }, index) => ({
      start,
      end: inside[index + 1]?.start ?? duration,
      title,
    })),
  ];
}

/** How much of a part lies before a time, 0 to 1. */
export function filled({ start, end }: TimelinePart, time: number): number {
  return end > start ? Math.min(1, Math.max(0, (time - start) / (end - start))) : 0;
}
