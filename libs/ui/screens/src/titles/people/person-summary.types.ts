import type { Picture } from '@foyer/ui/artwork';

/** A person of the cast or crew. */
export interface PersonSummary {
  id: string;
  href: string;
  name: string;
  /** Character or trade. */
  part?: string;
  picture?: Picture;
}
