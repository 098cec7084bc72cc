import type { Picture } from '@foyer/ui/artwork';

/** What every card and hero knows of a title. Facts are ready for the eye: already cut and translated. */
export interface TitleSummary {
  id: string;
  href: string;
  title: string;
  poster: Picture;
  backdrop: Picture;
  /** 0 to 10. */
  rating?: number;
  year?: number;
  /** At most two. CARD-008 */
  genres: readonly string[];
  /** At most two. CARD-009 */
  countries: readonly string[];
  /** Whole minutes, films only. CARD-010 to CARD-012 */
  durationMinutes?: number;
  /** Such as `16+`. */
  ageLabel?: string;
  summary: string;
  isNew?: boolean;
  director?: string;
}
