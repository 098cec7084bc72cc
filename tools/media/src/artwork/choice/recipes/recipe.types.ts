import type { PaletteName } from '../../palettes.ts';
import type { SettingName } from '../../typography/settings/index.ts';

/** When a scene is for a title. Lists of ids and of beginnings of slug words are texts with spaces between. */
export interface Recipe {
  /** Genres it suits, the most telling first. */
  genres: string;
  /** Its forms by name, each with the beginnings of slug words that ask for it. */
  variants: Readonly<Record<string, string>>;
  /** Beginnings of slug words that ask for the scene in any form. */
  words: string;
  palettes: readonly PaletteName[];
  /** At most three. */
  settings: readonly SettingName[];
  /** What is light: forms in every palette, or in one palette as "form palette"; the rest is taken for dark. */
  light?: readonly string[];
}
