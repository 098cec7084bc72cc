import { brandFileNames } from '../brand-file-names.ts';
import type { Label } from '../label.types.ts';
import type { LabelTheme } from '../label-theme.types.ts';
import { configProblems } from './config-problems.ts';
import { contrastProblems } from './contrast-problems.ts';
import { sharedHosts } from './shared-hosts.ts';
import { tokenProblems } from './token-problems.ts';

/** A label's folder, read. */
export interface LabelSource {
  /** The folder's name. */
  folder: string;
  label: Label;
  theme: LabelTheme;
  /** Names of the files in the folder. */
  files: readonly string[];
}

/**
 * What is wrong with one label: its configuration, its tokens, the contrast of its colours, its files.
 *
 * @returns One sentence each, which starts with the label; nothing for a label that may ship.
 */
export function validateLabel({ folder, label, theme, files }: LabelSource): readonly string[] {
  const problems = [
    ...(label.id === folder ? [] : [`id is ${label.id}, not the folder's name`]),
    ...configProblems(label),
    ...tokenProblems(theme.tokens),
    ...contrastProblems(theme.tokens.color, label.variants),
    ...brandFileNames.filter((name) => !files.includes(name)).map((name) => `${name} is missing`),
  ];
  return problems.map((problem) => `label ${folder}: ${problem}`);
}

/** What is wrong with the labels that ship together; no two may answer for one host. */
export function validateLabels(sources: readonly LabelSource[]): readonly string[] {
  return [...sources.flatMap(validateLabel), ...sharedHosts(sources.map(({ label }) => label))];
}
