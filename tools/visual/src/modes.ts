/** How a story is looked at: a label, a language and the width of the window. */
export interface Mode {
  label: string;
  language: string;
  /** CSS pixels. */
  width: number;
}

const labels = ['main', 'alternate'] as const;
const languages = ['rus', 'eng', 'hye'] as const;
const widths = [360, 1280] as const;

/** A mode's name: `main-rus-360`. */
export const modeName = ({ label, language, width }: Mode) => `${label}-${language}-${width}`;

/** Every label in every language at both widths, by name. Chromatic takes the same table. */
export const modes: ReadonlyMap<string, Mode> = new Map(
  labels.flatMap((label) =>
    languages.flatMap((language) =>
      widths.map((width) => {
        const mode = { label, language, width };
        return [modeName(mode), mode] as const;
      }),
    ),
  ),
);

/** The modes of a run that names none: few, with every label at both widths and every language among them. */
export const defaultModes: readonly string[] = [
  'main-rus-1280',
  'main-hye-360',
  'alternate-rus-1280',
  'alternate-eng-360',
];
