import type { Label } from '../label.types.ts';
import { label as alternate } from './alternate/label.ts';
import { label as main } from './main/label.ts';

/** Every label that ships, by id. LABEL-004, LABEL-007 */
export const labels = { main, alternate } as const satisfies Record<string, Label>;

/** The id of a label; the value of `LABEL` and of `data-label` on the document. */
export type LabelId = keyof typeof labels;

/** The label for hosts that no label names. */
export const defaultLabel: Label = main;

/** Path of a label's theme styles from the repository's root; the server links their built file. */
export function themeModule(id: LabelId): string {
  return `libs/ui/primitives/src/theme/labels/${id}/theme.css.ts`;
}

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

const themes = import.meta.glob('./*/theme.css.ts');

/**
 * Loads a label's theme styles and fonts; in a served page they are linked already.
 *
 * @param id - Of a label; without styles by that id nothing happens.
 */
export async function loadTheme(id: string): Promise<void> {
  await themes[`./${id}/theme.css.ts`]?.();
}
