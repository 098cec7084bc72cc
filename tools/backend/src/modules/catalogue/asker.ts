import type { Language } from '@foyer/contract';
import type { Viewer } from '../sessions/viewer.ts';

/** Who asks for something, and in which language. */
export interface Asker {
  viewer: Viewer | undefined;
  language: Language;
}
