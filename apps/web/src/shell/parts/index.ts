import type { ShellPart } from '../shell.types.ts';
import { failedCalls } from './failed-calls.part.ts';
import { userData } from './user-data.part.ts';

/** What joins the page to the flows, in the order of starting. */
export const shellParts: readonly ShellPart[] = [failedCalls, userData];
