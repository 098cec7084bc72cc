import type { TrackOption, TrackRole } from './player.types.ts';

/** A track as it is remembered from title to title, where others of a title may be meant as well. */
export interface TrackWish {
  /** As a track has it. */
  language: string;
  /** @default the track itself, with no role */
  role?: TrackRole | undefined;
  /** Its name, where language and role alone would mean several. */
  title?: string | undefined;
}

/** What stands between the parts; a choice of the language alone is the language. */
const JOINT = ';';

/** What is to be remembered of a track, as one text; null for none, and for one of no language. */
export function wishOf(options: readonly TrackOption[], value: string | null): string | null {
  const track = options.find((option) => option.value === value);
  if (!track?.language) return null;
  const { language, role, title } = track;
  const isAlone =
    options.filter((one) => one.language === language && one.role === role).length === 1;
  const parts = [language, role ?? '', isAlone ? '' : title];
  return parts.join(JOINT).replace(/;+$/, '');
}

/** What {@link wishOf} has made a text of. */
export function readWish(wish: string): TrackWish {
  const [language = '', role, ...title] = wish.split(JOINT);
  return {
    language,
    role: (role || undefined) as TrackRole | undefined,
    title: title.join(JOINT) || undefined,
  };
}
