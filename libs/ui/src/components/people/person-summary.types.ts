import type { Picture } from '../artwork/picture.types.ts';

/** A person of the cast or crew. */
export interface PersonSummary {
  id: string;
  href: string;
  name: string;
  /** Character or trade. */
  part?: string;
  picture?: Picture;
}
