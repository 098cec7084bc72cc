import type { FormField } from './form.types.ts';

/** Whether a field counts, by what stands beside it: a button of one type has what another has not. */
export const isShown = (
  { when }: Pick<FormField, 'when'>,
  beside: Readonly<Record<string, unknown>> | undefined,
): boolean => when === undefined || beside?.[when.sibling] === when.is;
