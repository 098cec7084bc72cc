import type { ErrorName } from '@foyer/contract';
import { hasCleanText } from '@foyer/server';
import * as v from 'valibot';
import { Failure } from './failure.ts';

/**
 * The value as its schema returns it, `undefined` where there is no schema.
 *
 * @throws {@link Failure} with `error`, naming the first field that does not fit, and for text that no database holds.
 */
export function validate(
  schema: v.GenericSchema | undefined,
  value: unknown,
  error: ErrorName,
): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value);
  // What the schema lets through is small; what was sent may hold thousands of fields that nothing reads.
  if (result.success && !hasCleanText(result.output)) throw new Failure(error);
  if (result.success) return result.output;
  const path = v.getDotPath(result.issues[0]);
  throw new Failure(error, path === null ? {} : { detail: path });
}

/**
 * Checks an answer before it leaves.
 *
 * @throws Error naming the field that breaks the contract.
 */
export function assertAnswer(operationId: string, schema: v.GenericSchema, answer: unknown): void {
  const result = v.safeParse(schema, answer);
  if (result.success) return;
  const [issue] = result.issues;
  throw new Error(`${operationId} breaks its contract at ${v.getDotPath(issue)}: ${issue.message}`);
}
