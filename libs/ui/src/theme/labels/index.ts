import type { Label } from '../label.types.ts';
import { alternateLabel } from './alternate/label.ts';
import { mainLabel } from './main/label.ts';

/** Every label that ships, by id. LABEL-004, LABEL-007 */
export const labels = { main: mainLabel, alternate: alternateLabel } as const satisfies Record<
  string,
  Label
>;

/** The id of a label; the value of `LABEL` and of `data-label` on the document. */
export type LabelId = keyof typeof labels;

/** The label for hosts that no label names. */
export const defaultLabel: Label = labels.main;

/** Path of each label's theme styles from the repository's root; the server links their built file. */
export const themeModules: Readonly<Record<LabelId, string>> = {
  main: 'libs/ui/src/theme/labels/main/theme.css.ts',
  alternate: 'libs/ui/src/theme/labels/alternate/theme.css.ts',
};

/** Whether a string from outside is a label's id. */
export function isLabelId(id: string): id is LabelId {
  return Object.hasOwn(labels, id);
}

/** A label by its id, or nothing. */
export function labelById(id: string): Label | undefined {
  return isLabelId(id) ? labels[id] : undefined;
}

/**
 * The label that answers for a host; an unknown host gets the default.
 *
 * @param host - As in the `Host` header; a port and capitals do not matter.
 */
export function labelByHost(host: string): Label {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return Object.values<Label>(labels).find(({ hosts }) => hosts.includes(name)) ?? defaultLabel;
}

/** Loads a label's theme styles and fonts; in a served page they are linked already. */
export async function loadTheme(id: LabelId): Promise<void> {
  await themes[id]();
}

const themes: Record<LabelId, () => Promise<unknown>> = {
  main: () => import('./main/theme.css.ts'),
  alternate: () => import('./alternate/theme.css.ts'),
};
